import { type OwnBoardProps, packageBoard } from '../../kit/board/package-board.tsx';
import type { BugRaceEvent } from '../events.ts';
import * as texts from '../locales/index.ts';
import type { BugRaceText } from '../locales/text.ts';
import type { BugRaceMoves } from '../moves.ts';
import type { BugRaceState, SeenBugRaceState } from '../state.ts';
import '../rules-pages/rules-pages.css';
import { Board as OwnTextBoard } from './own-text.tsx';

export type { PackageBoardProps } from '../../kit/board/package-board.tsx';

/** The props of a board of one's own for Bug Race: `Client<any, BugRaceBoardProps>({ game, board })`. */
export type BugRaceBoardProps = OwnBoardProps<SeenBugRaceState, BugRaceMoves>;

/** The board of Bug Race for boardgame.io's React client and lobby. Its stylesheet is to be imported beside it. */
export const Board = packageBoard<BugRaceState, BugRaceText, BugRaceEvent>(OwnTextBoard, texts);
