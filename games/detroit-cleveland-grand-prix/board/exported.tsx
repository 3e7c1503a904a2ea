/** Exports of `paddock-games/detroit-cleveland-grand-prix/board`. */
import '../rules-pages/rules-pages.css';
import {
  inEnglish,
  type OwnBoardProps,
  translatedBoard,
} from '../../kit/board/package/package-board.tsx';
import { logOf } from '../../kit/board/package/panels.tsx';
import { identity } from '../identity.ts';
import { text } from '../locales/en.ts';
import type { GrandPrixText } from '../locales/text.ts';
import { type GrandPrixEvent, isTransient, startsSection } from '../rules/events.ts';
import type { GrandPrixMoves } from '../rules/moves.ts';
import type { GrandPrixState, SeenGrandPrixState } from '../rules/state.ts';
import { Board as BoardOfTables } from './Board.tsx';

export * from '../../kit/board/package/exported.ts';

// All calls are pure, so that a page brings only the components that it uses.

/** Props of a custom board for Detroit–Cleveland Grand Prix: `Client<any, GrandPrixBoardProps>({ game, board })`. */
export type GrandPrixBoardProps = OwnBoardProps<SeenGrandPrixState, GrandPrixMoves>;

/** The board without English: it needs a complete `text`. Import its stylesheet, too. */
export const TranslatedBoard = /* @__PURE__ */ translatedBoard<
  GrandPrixState,
  GrandPrixText,
  GrandPrixEvent,
  GrandPrixMoves
>({ Board: BoardOfTables, info: identity });

/** The board of Detroit–Cleveland Grand Prix for boardgame.io's React client and lobby. Import its stylesheet, too. */
export const Board = /* @__PURE__ */ inEnglish(TranslatedBoard, text);

/** Shows the log of a match, newest line last. A line that begins a turn or a stage has `data-begins-part="true"`. */
export const Log = /* @__PURE__ */ logOf<GrandPrixEvent>({ isTransient, startsSection });
