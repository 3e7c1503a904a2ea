import { type OwnBoardProps, packageBoard } from '../../kit/board/package/package-board.tsx';
import * as texts from '../locales/index.ts';
import type { GewaltText } from '../locales/text.ts';
import type { GewaltEvent } from '../rules/events.ts';
import type { GewaltMoves } from '../rules/moves.ts';
import type { GewaltState, SeenGewaltState } from '../rules/state.ts';
import '../rules-pages/rules-pages.css';
import { Board as OwnTextBoard } from './own-text.tsx';

export type { PackageBoardProps } from '../../kit/board/package/package-board.tsx';

/** Props of a custom board for Crazy Race (Gewalt): `Client<any, GewaltBoardProps>({ game, board })`. */
export type GewaltBoardProps = OwnBoardProps<SeenGewaltState, GewaltMoves>;

/** The board of Crazy Race (Gewalt) for boardgame.io's React client and lobby. Import its stylesheet, too. */
export const Board = packageBoard<GewaltState, GewaltText, GewaltEvent>(OwnTextBoard, texts);
