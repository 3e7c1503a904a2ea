import type { TimeControl } from '../../../protocol/tables.ts';
import { begin } from '../../../server/domain/begin-match.ts';
import { seatKey, seatOf } from '../../../server/domain/credentials.ts';
import { join, type Newcomer, type SeatClaim } from '../../../server/domain/seats.ts';
import { defaultSettings, type TableData } from '../../../server/domain/table-settings.ts';
import { loadGames } from '../../../server/games.ts';
import { newTable } from '../../../server/http/routes/create-and-join.ts';

const games = await loadGames();

/** Returns a game of the catalog as servers have it. */
export function gameNamed(name: string) {
  const served = games.find(({ game }) => game.name === name);
  if (!served) throw new Error(`There is no game ${name}.`);
  return served;
}

/** Bug Race as servers have it. */
export const bugRace = gameNamed('bug-race');

/** Time at which matches of tests begin, in milliseconds since 1970. */
export const start = 1_000_000;

/** Returns a person who wants to join, from a browser and an address of their own. */
export const newcomer = (playerName: string, changes: Partial<Newcomer> = {}): Newcomer => ({
  playerID: undefined,
  playerName,
  follows: true,
  now: start,
  language: 'en',
  browser: `browser of ${playerName}`,
  address: `address of ${playerName}`,
  ...changes,
});

/** Returns a table after a change. It is the same table if nothing changes. */
export function tableAfter(
  table: TableData,
  change: (table: TableData) => { readonly table?: TableData | null },
): TableData {
  const { table: changed } = change(table);
  if (changed === null) throw new Error('The table is gone.');
  return changed ?? table;
}

/** Credentials of the players who have joined by `seated`, by their keys. They are stored nowhere else. */
const credentialsOf = new Map<string, string>();

/** Returns a table after a player has joined whose seat `proofOf` can prove. */
export function seated(table: TableData, who: Newcomer): TableData {
  const { table: joined, answer } = join(table, who);
  credentialsOf.set(seatKey(answer.playerCredentials), answer.playerCredentials);
  return tableAfter(table, () => (joined === undefined ? {} : { table: joined }));
}

/** Returns a table of Bug Race with these players, as functions of tables take it. Its match has not begun. */
export function laidTable(
  names: readonly string[],
  {
    numPlayers = names.length,
    timeControl = { kind: 'together' },
  }: { readonly numPlayers?: number; readonly timeControl?: TimeControl } = {},
): TableData {
  const settings: TableData['settings'] = { ...defaultSettings, timeControl, begins: 'present' };
  const laid = newTable(bugRace, { numPlayers, setupData: {}, unlisted: false, settings });
  return names.reduce((table, name) => seated(table, newcomer(name)), laid);
}

/** Returns such a table with a match that begins at `start`, and waits for all players. */
export const begunTable = (names: readonly string[], timeControl?: TimeControl): TableData =>
  tableAfter(laidTable(names, timeControl && { timeControl }), (table) =>
    begin(bugRace, table, start),
  );

/** Returns the proof of a seat. */
export const proofOf = (table: TableData, playerID: string): SeatClaim => ({
  playerID,
  credentials: credentialsOf.get(seatOf(table, playerID)?.key ?? ''),
});
