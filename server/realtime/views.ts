import type { FilteredMetadata, State, SyncInfo } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { seatDataOf } from '../domain/seat-data.ts';
import type { TableData } from '../domain/table-settings.ts';
import type { ServedGame } from '../games.ts';
import type { Subscriber } from './match-rooms.ts';
import type { Presence } from './presence.ts';

type Viewer = string | null;
type Filter = ReturnType<typeof getFilterPlayerView>;
/** A message to all clients of a table, before it is filtered for each. */
export type Published = Parameters<Filter>[1];
/** A message as it is sent to one client. */
export type Sent = ReturnType<Filter>;

/** A whole match before it is filtered. */
type WholeMatch = Omit<SyncInfo, 'filteredMetadata'>;

/** Returns boardgame.io's public list of the seats, without keys. */
export function publicSeats(
  matchID: string,
  table: Pick<TableData, 'players'>,
  presence: Presence,
): FilteredMetadata {
  return Object.values(table.players).map(({ key: _, ...player }) => ({
    ...player,
    isConnected:
      seatDataOf(player).bot !== undefined || presence.isConnected(matchID, String(player.id)),
  }));
}

/**
 * A message that is made once for all subscribers with the same view. From the second one on, its text is serialised
 * once.
 */
export class SeenAlike {
  readonly #make: (viewer: Viewer) => Sent;
  readonly #made = new Map<Viewer, Sent>();

  constructor(make: (viewer: Viewer) => Sent) {
    this.#make = make;
  }

  sendTo({ socket, playerID }: Pick<Subscriber, 'socket' | 'playerID'>): void {
    const made = this.#made.get(playerID);
    const sent = made ?? this.#make(playerID);
    if (made) for (const part of made.args) Object.freeze(part);
    else this.#made.set(playerID, sent);
    socket.emit(sent.type, ...sent.args);
  }
}

/** Filters a game's matches for each player and for spectators (null). */
export class Views {
  readonly #filter: Filter;

  constructor({ game }: ServedGame) {
    this.#filter = getFilterPlayerView(game);
  }

  of(viewer: Viewer, published: Published): Sent {
    return this.#filter(viewer, published);
  }

  sync(matchID: string, viewer: Viewer, match: WholeMatch, seats: FilteredMetadata): Sent {
    const { state, log, initialState } = match;
    return this.#filter(viewer, {
      type: 'sync',
      args: [
        matchID,
        {
          state,
          log,
          filteredMetadata: seats,
          // boardgame.io sends it unfiltered, with all hands and the seed of the random numbers to come.
          initialState: this.#viewOf(matchID, viewer, initialState),
        },
      ],
    });
  }

  #viewOf(matchID: string, viewer: Viewer, state: State): State {
    const seen = this.#filter(viewer, { type: 'update', args: [matchID, state] });
    if (seen.type !== 'update') throw new Error('An update stays an update when it is filtered.');
    return seen.args[1];
  }
}
