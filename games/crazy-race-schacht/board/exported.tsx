/** Exports of `paddock-games/crazy-race-schacht/board`. */
import '../rules-pages/rules-pages.css';
import {
  inEnglish,
  type OwnBoardProps,
  translatedBoard,
} from '../../kit/board/package/package-board.tsx';
import { logOf } from '../../kit/board/package/panels.tsx';
import { identity } from '../identity.ts';
import { text } from '../locales/en.ts';
import type { SchachtText } from '../locales/text.ts';
import { isTransient, type SchachtEvent, startsSection } from '../rules/events.ts';
import type { SchachtMoves } from '../rules/moves.ts';
import type { SchachtState, SeenSchachtState } from '../rules/state.ts';
import { Board as BoardOfTables } from './Board.tsx';

export * from '../../kit/board/package/exported.ts';

// All calls are pure, so that a page brings only the components that it uses.

/** Props of a custom board for Crazy Race (Schacht): `Client<any, SchachtBoardProps>({ game, board })`. */
export type SchachtBoardProps = OwnBoardProps<SeenSchachtState, SchachtMoves>;

/** The board without English: it needs a complete `text`. Import its stylesheet, too. */
export const TranslatedBoard = /* @__PURE__ */ translatedBoard<
  SchachtState,
  SchachtText,
  SchachtEvent,
  SchachtMoves
>({ Board: BoardOfTables, info: identity });

/** The board of Crazy Race (Schacht) for boardgame.io's React client and lobby. Import its stylesheet, too. */
export const Board = /* @__PURE__ */ inEnglish(TranslatedBoard, text);

/** Shows the log of a race, newest line last. A line that begins a turn or a stage has `data-begins-part="true"`. */
export const Log = /* @__PURE__ */ logOf<SchachtEvent>({ isTransient, startsSection });
