import { type OwnBoardProps, packageBoard } from '../../kit/board/package/package-board.tsx';
import * as texts from '../locales/index.ts';
import type { BugRaceText } from '../locales/text.ts';
import type { BugRaceEvent } from '../rules/events.ts';
import type { BugRaceMoves } from '../rules/moves.ts';
import type { BugRaceState, SeenBugRaceState } from '../rules/state.ts';
import '../rules-pages/rules-pages.css';
import { Board as OwnTextBoard } from './own-text.tsx';

export type { PackageBoardProps } from '../../kit/board/package/package-board.tsx';

/** Props of a custom board for Bug Race: `Client<any, BugRaceBoardProps>({ game, board })`. */
export type BugRaceBoardProps = OwnBoardProps<SeenBugRaceState, BugRaceMoves>;

/** The board of Bug Race for boardgame.io's React client and lobby. Import its stylesheet, too. */
export const Board = packageBoard<BugRaceState, BugRaceText, BugRaceEvent>(OwnTextBoard, texts);
