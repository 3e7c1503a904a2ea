import type { FilteredMetadata, Game, LogEntry } from 'boardgame.io';
import type { Result } from '../../games/kit/result.ts';
import type { RefusalCode, RefusedMessage } from '../../protocol/tables.ts';

/**
 * Refusals by the page itself: nothing was sent without a connection, or the connection broke before the server
 * received the message.
 */
export type PageRefusal = 'notConnected' | 'notArrived';

/** A refused message, numbered so that two alike can be told apart. */
export interface Refused extends Omit<RefusedMessage, 'code'> {
  readonly code: RefusalCode | PageRefusal;
  readonly number: number;
}

/** Moves of a game by name, as a board calls them. */
export type Moves = Readonly<Record<string, (...args: unknown[]) => void>>;

/** Returns an object with moves of any name, for a match without a server; the rules decide which exist. */
export function movesTo(make: (move: string, args: readonly unknown[]) => void): Moves {
  return new Proxy<Moves>(
    {},
    {
      get:
        (_none, name) =>
        (...args: unknown[]) =>
          make(String(name), args),
    },
  );
}

/** State of a match as its viewer may see it. */
export interface SeenMatch {
  /** State of any game and any rules version; `whyUnsupported` says whether it can be drawn. */
  readonly G: unknown;
  /** Number of moves made so far. */
  readonly stateID: number;
  /** Result of the match; null while it is running. */
  readonly result: Result | null;
}

/** A match as a page shows it, played on the server, in this browser or in a replay. */
export interface PlayedMatch {
  /** Null until it is received. */
  readonly state: SeenMatch | null;
  readonly moves: Moves;
  /** boardgame.io's list of the seats. */
  readonly matchData: FilteredMetadata | undefined;
  readonly log: LogEntry[];
  readonly refused: Refused | null;
}

/** Returns the names of a game's moves, each with whether the server takes it on a state that is out of date. */
export function movesOf({ moves = {}, phases = {} }: Game): ReadonlyMap<string, boolean> {
  const ofPhases = Object.values(phases).flatMap((phase) => [
    phase.moves ?? {},
    ...Object.values(phase.turn?.stages ?? {}).map((stage) => stage.moves ?? {}),
  ]);
  const all = [moves, ...ofPhases].flatMap((each) => Object.entries(each));
  return new Map(
    all.map(([name, move]) => [name, typeof move === 'object' && move.ignoreStaleStateID === true]),
  );
}
