/** Matches played in this browser, in IndexedDB; none where that is forbidden. */
import type { PlayerID } from 'boardgame.io';
import type { DBSchema } from 'idb';
import type { RecordSeat } from '../../../games/kit/record/format.ts';
import type { Result } from '../../../games/kit/result.ts';
import { browserDatabase } from '../../lib/browser-database.ts';

/** A match as it was stored at its end. */
export interface PlayedMatchEntry {
  readonly matchID: string;
  /** boardgame.io's name of the game. */
  readonly game: string;
  readonly seats: readonly RecordSeat[];
  /** Seat of this browser's player; null if several people shared the screen. */
  readonly own: PlayerID | null;
  /** Null if the match ended without a result. */
  readonly result: Result | null;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** ID of the stored record. */
  readonly fileID: string;
  /** Whether it continued from a position of another match, and so does not count. */
  readonly isPlayedOn: boolean;
  /** Whether it was deleted: it is not listed, nor stored again. */
  readonly isForgotten: boolean;
}

interface Schema extends DBSchema {
  races: { key: string; value: PlayedMatchEntry };
}

const open = browserDatabase<Schema>('paddock.races', (database) => {
  database.createObjectStore('races', { keyPath: 'matchID' });
});

/** Returns whether a match was stored before. */
export async function isNoted(matchID: string): Promise<boolean> {
  return (await (await open()).getKey('races', matchID)) !== undefined;
}

/** Stores a match, once. */
export async function noteMatch(race: PlayedMatchEntry): Promise<void> {
  await (await open()).put('races', race);
}

/** Returns all matches, the newest first. */
export async function listMatches(): Promise<readonly PlayedMatchEntry[]> {
  const races = await (await open()).getAll('races');
  return races
    .filter(({ isForgotten }) => !isForgotten)
    .sort((one, other) => other.endedAt - one.endedAt);
}

/** Removes a match from the list. */
export async function hideMatch(race: PlayedMatchEntry): Promise<void> {
  await noteMatch({ ...race, seats: [], result: null, isForgotten: true });
}

/** A player's results in a game, from own matches that ended by the rules. */
export interface Tally {
  readonly game: string;
  readonly ran: number;
  /** Number of wins, shared ones included. */
  readonly won: number;
}

/** Returns the player's place; null for a match that does not count or has no result. */
function placeIn({ own, result, isPlayedOn }: PlayedMatchEntry): number | null {
  if (isPlayedOn) return null;
  return result?.ranking.find(({ playerID }) => playerID === own)?.place ?? null;
}

/**
 * Returns the player's results by game, in the order of these games; games without matches are left out. The results of
 * today's daily challenges, which are not stored yet, are counted too.
 */
export function talliesOf(
  races: readonly PlayedMatchEntry[],
  games: readonly string[],
  today: readonly { readonly game: string; readonly place: number }[] = [],
): readonly Tally[] {
  return games
    .map((game) => {
      const places = [
        ...races.filter((race) => race.game === game).map(placeIn),
        ...today.filter((each) => each.game === game).map(({ place }) => place),
      ];
      const ran = places.filter((place) => place !== null).length;
      return { game, ran, won: places.filter((place) => place === 1).length };
    })
    .filter(({ ran }) => ran > 0);
}
