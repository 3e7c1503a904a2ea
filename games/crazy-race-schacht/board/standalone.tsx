import { type OwnBoardProps, packageBoard } from '../../kit/board/package/package-board.tsx';
import * as texts from '../locales/index.ts';
import type { SchachtText } from '../locales/text.ts';
import type { SchachtEvent } from '../rules/events.ts';
import type { SchachtMoves } from '../rules/moves.ts';
import type { SchachtState, SeenSchachtState } from '../rules/state.ts';
import '../rules-pages/rules-pages.css';
import { Board as OwnTextBoard } from './own-text.tsx';

export type { PackageBoardProps } from '../../kit/board/package/package-board.tsx';

/** Props of a custom board for Crazy Race (Schacht): `Client<any, SchachtBoardProps>({ game, board })`. */
export type SchachtBoardProps = OwnBoardProps<SeenSchachtState, SchachtMoves>;

/** The board of Crazy Race (Schacht) for boardgame.io's React client and lobby. Import its stylesheet, too. */
export const Board = packageBoard<SchachtState, SchachtText, SchachtEvent>(OwnTextBoard, texts);
