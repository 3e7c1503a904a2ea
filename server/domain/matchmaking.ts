import { hostOf, isPerson } from './seat-data.ts';
import { mayComeBack, type Newcomer } from './seats.ts';
import type { TableData } from './table-settings.ts';

/** Time in which the page of a player who has just asked for a quick match may open. In milliseconds. */
const openingTime = 10_000;

export interface OpenTable {
  readonly matchID: string;
  readonly table: TableData;
}

/** Connection state of the players. */
interface Connections {
  /** Returns when a player disconnected; null if connected. In milliseconds since 1970. */
  readonly awaySince: (matchID: string, playerID: string) => number | null;
}

/**
 * Returns whether an open table suits a newcomer to a quick match. It must not have begun, must have a free seat, a
 * connected host and no time limit. The host's page may still be opening, so that two players who ask at once meet. The
 * newcomer must be allowed to join, and not sit there yet.
 */
export function isOpenTo(
  { matchID, table }: OpenTable,
  newcomer: Newcomer,
  presence: Connections,
): boolean {
  const { settings, players, begunAt, createdAt } = table;
  if (begunAt !== null || settings.timeControl.kind !== 'together') return false;
  if (countFreeSeats({ matchID, table }) === 0 || !mayComeBack(table, newcomer)) return false;
  const isThereAlready = Object.values(settings.guests).some(
    ({ browser }) => browser !== null && browser === newcomer.browser,
  );
  const host = hostOf(players);
  if (isThereAlready || !host) return false;
  const awaySince = presence.awaySince(matchID, String(host.id));
  if (awaySince === null) return true;
  const hasLeft = awaySince > createdAt;
  return settings.quickStart !== null && !hasLeft && newcomer.now - createdAt < openingTime;
}

/**
 * Returns the players at least one of whom must be connected before others may join: the host, or any player of a
 * match that has begun.
 */
export function neededAt({ players, begunAt }: OpenTable['table']) {
  const host = hostOf(players);
  return begunAt === null && host ? [host] : Object.values(players).filter(isPerson);
}

/** Returns the number of free seats of a table. */
export function countFreeSeats({ table }: OpenTable): number {
  return Object.values(table.players).filter(({ name }) => !name).length;
}
