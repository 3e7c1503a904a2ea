/** Exports of `paddock-games/crazy-race-schacht/board`. */
import '../rules-pages/rules-pages.css';
import { type OwnBoardProps, packageBoard } from '../../kit/board/package/package-board.tsx';
import { logOf } from '../../kit/board/package/panels.tsx';
import { eventPlaybackOf } from '../../kit/board/playback/event-playback.ts';
import { playbackMilliseconds } from '../animation-timing.ts';
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

/** The board of Crazy Race (Schacht) for boardgame.io's React client and lobby. Import its stylesheet, too. */
export const Board = /* @__PURE__ */ packageBoard<
  SchachtState,
  SchachtText,
  SchachtEvent,
  SchachtMoves
>({
  Board: BoardOfTables,
  info: identity,
  text,
});

/** Shows the log of a race, newest line last. A line that begins a turn or a stage has `data-begins-part="true"`. */
export const Log = /* @__PURE__ */ logOf<SchachtEvent>({ isTransient, startsSection });

/**
 * Hook for custom boards: returns the events since the board was mounted, one after another, each for as long as our
 * own board shows it. Events that take no time are shown at once. So are all events for players who prefer reduced
 * motion.
 */
export const usePlayback = /* @__PURE__ */ eventPlaybackOf<SchachtEvent>(playbackMilliseconds);
