import { type OwnBoardProps, packageBoard } from '../../kit/board/package/package-board.tsx';
import * as texts from '../locales/index.ts';
import type { GrandPrixText } from '../locales/text.ts';
import type { GrandPrixEvent } from '../rules/events.ts';
import type { GrandPrixMoves } from '../rules/moves.ts';
import type { GrandPrixState, SeenGrandPrixState } from '../rules/state.ts';
import '../rules-pages/rules-pages.css';
import { Board as OwnTextBoard } from './own-text.tsx';

export type { PackageBoardProps } from '../../kit/board/package/package-board.tsx';

/** Props of a custom board for Detroit–Cleveland Grand Prix: `Client<any, GrandPrixBoardProps>({ game, board })`. */
export type GrandPrixBoardProps = OwnBoardProps<SeenGrandPrixState, GrandPrixMoves>;

/** The board of Detroit–Cleveland Grand Prix for boardgame.io's React client and lobby. Import its stylesheet, too. */
export const Board = packageBoard<GrandPrixState, GrandPrixText, GrandPrixEvent>(
  OwnTextBoard,
  texts,
);
