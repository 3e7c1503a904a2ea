/** Exports of `paddock-games/crazy-race-gewalt/board`. */
import '../rules-pages/rules-pages.css';
import {
  inEnglish,
  type OwnBoardProps,
  translatedBoard,
} from '../../kit/board/package/package-board.tsx';
import { logOf } from '../../kit/board/package/panels.tsx';
import { identity } from '../identity.ts';
import { text } from '../locales/en.ts';
import type { GewaltText } from '../locales/text.ts';
import { type GewaltEvent, isTransient, startsSection } from '../rules/events.ts';
import type { GewaltMoves } from '../rules/moves.ts';
import type { GewaltState, SeenGewaltState } from '../rules/state.ts';
import { Board as BoardOfTables } from './Board.tsx';

export * from '../../kit/board/package/exported.ts';

// All calls are pure, so that a page brings only the components that it uses.

/** Props of a custom board for Crazy Race (Gewalt): `Client<any, GewaltBoardProps>({ game, board })`. */
export type GewaltBoardProps = OwnBoardProps<SeenGewaltState, GewaltMoves>;

/** The board without English: it needs a complete `text`. Import its stylesheet, too. */
export const TranslatedBoard = /* @__PURE__ */ translatedBoard<
  GewaltState,
  GewaltText,
  GewaltEvent,
  GewaltMoves
>({ Board: BoardOfTables, info: identity });

/** The board of Crazy Race (Gewalt) for boardgame.io's React client and lobby. Import its stylesheet, too. */
export const Board = /* @__PURE__ */ inEnglish(TranslatedBoard, text);

/** Shows the log of a race, newest line last. A line that begins a turn or a stage has `data-begins-part="true"`. */
export const Log = /* @__PURE__ */ logOf<GewaltEvent>({ isTransient, startsSection });
