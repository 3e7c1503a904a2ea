import { hostOf, isPerson } from './seat-data.ts';
import { mayComeBack, type Newcomer } from './seats.ts';
import type { TableData } from './table-settings.ts';

/** A table in the list of open ones. */
export interface OpenTable {
  readonly matchID: string;
  readonly metadata: TableData;
}

/** Tells whether a player is connected. */
interface Connections {
  readonly isConnected: (matchID: string, playerID: string) => boolean;
}

/**
 * Whether an open table is one for somebody who wants to play with anybody: not begun, a seat free, whoever runs it is
 * there, nobody's time is limited, and the newcomer may come and doesn't sit there yet.
 */
export function isOpenTo(
  { matchID, metadata }: OpenTable,
  newcomer: Newcomer,
  presence: Connections,
): boolean {
  const { terms, players, begunAt } = metadata;
  if (begunAt !== null || terms.pace.kind !== 'together') return false;
  if (freeSeats({ matchID, metadata }) === 0 || !mayComeBack(metadata, newcomer)) return false;
  const isThereAlready = Object.values(terms.guests).some(
    ({ browser }) => browser !== null && browser === newcomer.browser,
  );
  const host = hostOf(players);
  return !isThereAlready && host !== undefined && presence.isConnected(matchID, String(host.id));
}

/** Those of whom one has to be there so that others may come: whoever runs a table, in mid-match anybody. */
export function neededAt({ players, begunAt }: OpenTable['metadata']) {
  const host = hostOf(players);
  return begunAt === null && host ? [host] : Object.values(players).filter(isPerson);
}

/** How many seats of a table are free. */
export function freeSeats({ metadata }: OpenTable): number {
  return Object.values(metadata.players).filter(({ name }) => !name).length;
}
