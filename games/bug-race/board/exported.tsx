/** Exports of `paddock-games/bug-race/board`. */
import '../rules-pages/rules-pages.css';
import {
  inEnglish,
  type OwnBoardProps,
  translatedBoard,
} from '../../kit/board/package/package-board.tsx';
import { logOf } from '../../kit/board/package/panels.tsx';
import { identity } from '../identity.ts';
import { text } from '../locales/en.ts';
import type { BugRaceText } from '../locales/text.ts';
import { type BugRaceEvent, isTransient, startsSection } from '../rules/events.ts';
import type { BugRaceMoves } from '../rules/moves.ts';
import type { BugRaceState, SeenBugRaceState } from '../rules/state.ts';
import { Board as BoardOfTables } from './Board.tsx';

export * from '../../kit/board/package/exported.ts';

// All calls are pure, so that a page brings only the components that it uses.

/** Props of a custom board for Bug Race: `Client<any, BugRaceBoardProps>({ game, board })`. */
export type BugRaceBoardProps = OwnBoardProps<SeenBugRaceState, BugRaceMoves>;

/** The board without English: it needs a complete `text`. Import its stylesheet, too. */
export const TranslatedBoard = /* @__PURE__ */ translatedBoard<
  BugRaceState,
  BugRaceText,
  BugRaceEvent,
  BugRaceMoves
>({ Board: BoardOfTables, info: identity });

/** The board of Bug Race for boardgame.io's React client and lobby. Import its stylesheet, too. */
export const Board = /* @__PURE__ */ inEnglish(TranslatedBoard, text);

/** Shows the log of a race, newest line last. A line that begins a turn or a stage has `data-begins-part="true"`. */
export const Log = /* @__PURE__ */ logOf<BugRaceEvent>({ isTransient, startsSection });
