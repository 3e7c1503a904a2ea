/** Makes records of matches that boardgame.io has stored. */
import type { LogEntry } from '../log.ts';
import type { PlayerID } from '../player-id.ts';
import type { Result } from '../result.ts';
import { botIn } from '../search/levels.ts';
import type { MatchRecord, RecordMove } from './format.ts';
import { recordOf } from './write.ts';

/**
 * A match as the storage of boardgame.io's server returns it: `db.fetch(matchID, { initialState: true, state: true, log:
 * true, metadata: true })`.
 */
export interface StoredMatch {
  readonly initialState: {
    readonly G: unknown;
    readonly ctx: { readonly numPlayers: number };
    readonly plugins: { readonly random?: { readonly data?: { readonly seed?: unknown } } };
  };
  readonly state: { readonly ctx: { readonly gameover?: Result | undefined } };
  readonly log: readonly LogEntry[];
  readonly metadata: {
    readonly gameName: string;
    readonly setupData?: unknown;
    readonly createdAt?: number | undefined;
    /**
     * Seats with the names of their players; a bot's `data` is `{ bot: level }`. Without it, nobody has a name, and all
     * are people.
     */
    readonly players?: Readonly<
      Record<PlayerID, { readonly name?: string | undefined; readonly data?: unknown }>
    >;
  };
}

/** Returns the fields of a record that are fixed when a match begins. The seed is undefined if it isn't known. */
export function beginningOf({
  initialState: { G, plugins },
  metadata: { gameName, setupData },
}: {
  readonly initialState: Pick<StoredMatch['initialState'], 'G' | 'plugins'>;
  readonly metadata: Pick<StoredMatch['metadata'], 'gameName' | 'setupData'>;
}) {
  // All games and all versions of their rules have it.
  const { rulesVersion } = G as { readonly rulesVersion: number };
  const seed = plugins.random?.data?.seed;
  return {
    game: gameName,
    rulesVersion,
    options: typeof setupData === 'object' && setupData !== null ? { ...setupData } : {},
    seed: typeof seed === 'string' || typeof seed === 'number' ? String(seed) : undefined,
  };
}

function moveOf({ action: { payload } }: LogEntry): RecordMove {
  const { type, args, playerID } = payload;
  if (Array.isArray(args)) return { seat: String(playerID), move: String(type), args };
  throw new Error('The log hides what players chose. Take it from the storage of the server.');
}

/**
 * Returns the record of a match that boardgame.io has stored. It tells everything, so don't show it to anybody while the
 * match is running. Throws an Error if the match comes from a client of a server, which doesn't know all, or is of a
 * game of others.
 */
export function recordOfMatch({ initialState, state, log, metadata }: StoredMatch): MatchRecord {
  const { createdAt, players = {} } = metadata;
  const { seed, ...beginning } = beginningOf({ initialState, metadata });
  if (typeof beginning.rulesVersion !== 'number') {
    throw new Error(`${metadata.gameName} is no game with records: its state has no rulesVersion.`);
  }
  if (seed === undefined) {
    throw new Error('The initial state has no seed. Take it from the storage of the server.');
  }
  return recordOf({
    ...beginning,
    seats: Array.from({ length: initialState.ctx.numPlayers }, (_, seat) => ({
      name: players[seat]?.name ?? '',
      bot: botIn(players[seat]?.data),
    })),
    seed,
    ...(createdAt !== undefined && { startedAt: createdAt }),
    moves: log.filter(({ action }) => action.type === 'MAKE_MOVE').map(moveOf),
    result: state.ctx.gameover ?? null,
  });
}
