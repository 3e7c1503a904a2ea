/** The races that were run in this browser: IndexedDB, or nothing where that is forbidden. */
import type { PlayerID } from 'boardgame.io';
import type { DBSchema } from 'idb';
import type { RecordSeat } from '../../../games/kit/record/format.ts';
import type { Result } from '../../../games/kit/result.ts';
import { browserDatabase } from '../../lib/browser-database.ts';

/** A race as it was noted at its end. */
export interface PlayedMatchEntry {
  readonly matchID: string;
  /** boardgame.io's name of the game. */
  readonly game: string;
  readonly seats: readonly RecordSeat[];
  /** The seat of whoever this browser belongs to; null: several people had this screen. */
  readonly own: PlayerID | null;
  /** null: it was ended without one. */
  readonly result: Result | null;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** The kept file of its record. */
  readonly fileID: string;
  /** It went on from a position of another match, so it counts for nothing. */
  readonly isPlayedOn: boolean;
  /** It is not to be listed, nor to be noted once more. */
  readonly isForgotten: boolean;
}

interface Schema extends DBSchema {
  races: { key: string; value: PlayedMatchEntry };
}

const open = browserDatabase<Schema>('paddock.races', (database) => {
  database.createObjectStore('races', { keyPath: 'matchID' });
});

/** Whether a race was noted before. */
export async function isNoted(matchID: string): Promise<boolean> {
  return (await (await open()).getKey('races', matchID)) !== undefined;
}

/** Notes a race; once more changes nothing. */
export async function noteMatch(race: PlayedMatchEntry): Promise<void> {
  await (await open()).put('races', race);
}

/** All races, the newest first. */
export async function listMatches(): Promise<readonly PlayedMatchEntry[]> {
  const races = await (await open()).getAll('races');
  return races
    .filter(({ isForgotten }) => !isForgotten)
    .sort((one, other) => other.endedAt - one.endedAt);
}

/** Lists it no longer. */
export async function forgetMatch(race: PlayedMatchEntry): Promise<void> {
  await noteMatch({ ...race, seats: [], result: null, isForgotten: true });
}

/** How one did in a game: of the races that one ran oneself, and that were ended by the rules. */
export interface Tally {
  readonly game: string;
  readonly ran: number;
  /** Shared wins count. */
  readonly won: number;
}

/** The place that one reached; null: in a race that doesn't count, or that has no result. */
export function placeIn({ own, result, isPlayedOn }: PlayedMatchEntry): number | null {
  if (isPlayedOn) return null;
  return result?.ranking.find(({ playerID }) => playerID === own)?.place ?? null;
}

/** How one did, by game, in the order of these games; those in which one ran no race are left out. */
export function talliesOf(
  races: readonly PlayedMatchEntry[],
  games: readonly string[],
): readonly Tally[] {
  return games
    .map((game) => {
      const places = races.filter((race) => race.game === game).map(placeIn);
      const ran = places.filter((place) => place !== null).length;
      return { game, ran, won: places.filter((place) => place === 1).length };
    })
    .filter(({ ran }) => ran > 0);
}
