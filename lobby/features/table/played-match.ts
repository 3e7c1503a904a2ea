import type { FilteredMetadata, Game, LogEntry } from 'boardgame.io';
import type { Result } from '../../../games/kit/result.ts';
import type { RefusalCode, RefusedMessage } from '../../../protocol/tables.ts';

/**
 * What the page itself has to say of a move or line: there is no connection, so nothing was sent; or the
 * connection broke while it was under way, and the server has not got it.
 */
export type PageRefusal = 'notConnected' | 'notArrived';

/** A message that was refused, numbered so that two alike can be told apart. */
export interface Refused extends Omit<RefusedMessage, 'code'> {
  readonly code: RefusalCode | PageRefusal;
  readonly number: number;
}

/** The moves of a game by their names, as a board calls them. */
export type Moves = Readonly<Record<string, (...args: unknown[]) => void>>;

/** Where a match stands, as its viewer may see it. */
export interface SeenMatch {
  /** Of any game and any rules: `whyUnsupported` says whether it can be drawn. */
  readonly G: unknown;
  /** Number of moves that led here. */
  readonly stateID: number;
  /** How the match ended; null: it goes on. */
  readonly result: Result | null;
}

/** A match as a page shows it and lets its viewer play it, whoever keeps it. */
export interface PlayedMatch {
  /** null until it is there. */
  readonly state: SeenMatch | null;
  readonly moves: Moves;
  /** Who sits at the table, as boardgame.io lists them. */
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
