import { createHash } from 'node:crypto';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import type { State } from 'boardgame.io';
import { expect } from 'chai';
import { Client } from 'pg';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import type { JoinRequest, NewTableRequest, TableAtHand } from '../../../protocol/tables.ts';
import { gameNamed } from '../games/table-data.ts';
import { isLong } from '../long.ts';
import { matchesInDatabase, matchesInFolder } from '../records/stored-match.ts';
import { until } from '../until.ts';
import { noLimits } from './load.ts';
import { type Answer, get, Page, post, type Seated, type Transports } from './page.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';
import { describeWith, temporaryDatabase } from './services.ts';
import { shortWaits, type TestOptions } from './test-options.ts';

/** Starts a server at which tables have short waits only, without limits for frequent requests. */
export const startWithShortWaits = ({
  settings,
  options = shortWaits,
  ...others
}: ServerOptions = {}): Promise<RunningServer> =>
  startServer({
    ...others,
    options,
    settings: { ...noLimits, TRUSTED_PROXIES: '1', ...settings },
  });

/** The server of a suite, which has started when its tests run. */
export type SuiteServer = ReturnType<typeof serveSuite>;

/**
 * Executes a statement in a PostgreSQL database, past its servers, and returns its rows. Each ? stands for the next of
 * the values.
 */
export async function inDatabase(
  url: string,
  statement: string,
  values: readonly unknown[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  let place = 0;
  const { rows } = await client.query(
    statement.replaceAll('?', () => {
      place += 1;
      return `$${place}`;
    }),
    [...values],
  );
  await client.end();
  return rows;
}

function serveSuite(
  makeDatabase: () => Promise<Awaited<ReturnType<typeof temporaryDatabase>> | undefined>,
  options: TestOptions,
) {
  let running: RunningServer | undefined;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  const server = () => running ?? expect.fail('It has not started.');
  const settings = () => (database ? { DATABASE_URL: database.url } : {});
  before(async () => {
    database = await makeDatabase();
    running = await startWithShortWaits({ options, settings: settings() });
  });
  after(async () => {
    closeTablePages();
    await running?.stop();
    await database?.drop();
    expect(running?.complaints()).to.equal('');
  });
  return {
    server,
    /** Returns the settings that say where its matches are stored. */
    place: (): Readonly<Record<string, string>> => ({ DATA_DIR: server().dataDir, ...settings() }),
    url: () => server().url,
    /** Opens what is stored, past the server. The caller must close it. */
    stored: () => (database ? matchesInDatabase(database.url) : matchesInFolder(server().dataDir)),
    /** Changes what is stored, past the server. */
    store: async (statement: string, values: readonly unknown[]) => {
      if (database) return void (await inDatabase(database.url, statement, values));
      const file = new SQLite(path.join(server().dataDir, 'paddock.sqlite'));
      file.prepare(statement).run(...values);
      file.close();
    },
    /** Kills the server as a power cut would, and starts it again on what it had stored. */
    restart: async (meanwhile = async () => {}) => {
      const { port, dataDir, kill } = server();
      await kill();
      await meanwhile();
      running = await startWithShortWaits({ port, dataDir, options, settings: settings() });
    },
  };
}

/** Adds a suite for a server with SQLite, and in long runs for one with PostgreSQL. */
export function describeServers(
  title: string,
  suite: (served: SuiteServer) => void,
  options: TestOptions = shortWaits,
): void {
  describe(`${title}, SQLite`, () => suite(serveSuite(async () => undefined, options)));
  if (!isLong) return;
  describeWith(['testDatabase'], `${title}, PostgreSQL`, () =>
    suite(serveSuite(temporaryDatabase, options)),
  );
}

/** Sends a body from some address. */
export const postFrom = (address: string, url: string, body: unknown): Promise<Answer> =>
  post(url, body, { 'x-forwarded-for': address });

/** Default address of the people in tests. */
export const home = '192.0.2.1';

/** Settings of a new table. By default it is of Bug Race, public and without a clock. */
export type TableSetup = Partial<NewTableRequest> & { readonly game?: string };

/** Creates a table as the lobby does, from some address. No player sits there yet. */
export async function layTable(
  url: string,
  { game = 'bug-race', ...setup }: TableSetup = {},
  from = home,
): Promise<Pick<Seated, 'game' | 'matchID'>> {
  const wish: NewTableRequest = {
    numPlayers: 2,
    setupData: {},
    unlisted: false,
    timeControl: { kind: 'together' },
    language: 'en',
    ...setup,
  };
  const { json, text } = await postFrom(from, `${url}/games/${game}/create`, wish);
  if (!json?.matchID) throw new Error(`No table was laid: ${text}`);
  return { game, matchID: json.matchID };
}

/** Returns the browser ID of a person with this name. */
export const browserOf = (name: string) => name.padEnd(16, '.');

/** Returns the player seed of a person with this name. */
export const playerSeedOf = (name: string) =>
  createHash('sha256').update(name).digest('hex').slice(0, 32);

/** Tries to join as the lobby does, from some address. Changes with undefined leave fields out. */
export function tryToSit(
  url: string,
  { game, matchID }: Pick<Seated, 'game' | 'matchID'>,
  {
    name,
    from = home,
    ...changes
  }: { readonly name: string; readonly from?: string } & Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const wish: JoinRequest = {
    playerName: name,
    browser: browserOf(name),
    follows: true,
    language: 'en',
    playerSeed: playerSeedOf(name),
    ...changes,
  };
  return postFrom(from, `${url}/games/${game}/${matchID}/join`, wish);
}

/** Returns the seat that an answer gives. Failing to get one fails the test. */
export function seatIn({ json, text }: Answer, game = 'bug-race'): Seated {
  if (!json?.playerCredentials) throw new Error(`Nobody sat down: ${text}`);
  const { matchID, nextMatchID = matchID, playerID, playerCredentials: credentials } = json;
  return { game, matchID: nextMatchID, playerID, credentials };
}

/** Asks for a quick match as the lobby does, from some address. */
export function askQuickMatch(
  url: string,
  name: string,
  {
    game = 'bug-race',
    from = home,
    ...changes
  }: { readonly game?: string; readonly from?: string } & Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const wish = { playerName: name, browser: browserOf(name), follows: true, language: 'en' };
  return postFrom(from, `${url}/games/${game}/quick-match`, { ...wish, ...changes });
}

/** Joins a table. Failing to do so fails the test. */
export async function sitAt(
  url: string,
  table: Pick<Seated, 'game' | 'matchID'>,
  wish: Parameters<typeof tryToSit>[2],
): Promise<Seated> {
  return { ...seatIn(await tryToSit(url, table, wish), table.game), matchID: table.matchID };
}

/** Creates a table and lets players join, the first as its host. No player has a page yet. */
export async function gather<const Names extends readonly string[]>(
  url: string,
  names: Names,
  setup: TableSetup = {},
): Promise<{ readonly [Index in keyof Names]: Seated }> {
  const table = await layTable(url, { numPlayers: names.length, ...setup });
  const seats: Seated[] = [];
  for (const name of names) seats.push(await sitAt(url, table, { name }));
  // There is one for each name.
  return seats as { readonly [Index in keyof Names]: Seated };
}

/** Sends a request about a table with the credentials of a seat. */
export const ask = (
  url: string,
  { game, matchID, playerID, credentials }: Seated,
  { action, ...body }: { readonly action: string } & Readonly<Record<string, unknown>>,
): Promise<Answer> =>
  postFrom(home, `${url}/games/${game}/${matchID}/${action}`, { playerID, credentials, ...body });

/** Returns the server's data of a table. */
export const tableAt = async (url: string, { matchID }: Pick<Seated, 'matchID'>) =>
  (await get(`${url}/api/tables/${matchID}`)).json;

/** Returns a table without what changes even if no player acts. */
export async function lastingTable(url: string, seat: Pick<Seated, 'matchID'>): Promise<unknown> {
  const { now: _, ...lasting } = await tableAt(url, seat);
  return lasting;
}

/** Waits until the server's data of a table meet a condition. It polls, for changes of which pages are not notified. */
export function untilTable(
  url: string,
  seat: Pick<Seated, 'matchID'>,
  isSo: (table: TableAtHand) => boolean,
): Promise<TableAtHand> {
  return until(`table ${seat.matchID} is so: ${isSo}`, async () => {
    const table = await tableAt(url, seat);
    return isSo(table) && table;
  });
}

/** Waits until a table accepts this agreement. A player must be away for a while before others can act for them. */
export async function untilAgreed(url: string, seat: Seated, body: object): Promise<void> {
  await until('the table takes the agreement', async () => {
    const { status, text } = await ask(url, seat, { action: 'agree', isAgreed: true, ...body });
    if (status !== 200) expect(text).to.include('wait a minute');
    return status === 200;
  });
}

const openPages = new Set<TablePage>();

/** Closes all pages that tests have left open, for instance because one failed. */
export function closeTablePages(): void {
  for (const page of openPages) page.close();
}

/** A page at a table whose match may not have begun. */
export class TablePage extends Page {
  readonly seat: Seated;

  constructor(url: string, seat: Seated, transports?: Transports) {
    super(url, seat, seat.game, transports);
    this.seat = seat;
    openPages.add(this);
    this.ask();
  }

  /** Opens a page, and waits until it has received the table. */
  static async open(url: string, seat: Seated, transports?: Transports): Promise<TablePage> {
    const page = new TablePage(url, seat, transports);
    await page.until(() => page.has('table'));
    return page;
  }

  /** Opens pages of these seats, one after the other. */
  static async openAll<const Seats extends readonly Seated[]>(
    url: string,
    seats: Seats,
  ): Promise<{ readonly [Index in keyof Seats]: TablePage }> {
    const pages: TablePage[] = [];
    for (const seat of seats) pages.push(await TablePage.open(url, seat));
    // There is one for each seat.
    return pages as { readonly [Index in keyof Seats]: TablePage };
  }

  override close(): void {
    openPages.delete(this);
    super.close();
  }

  /** Requests the match. */
  ask(seat = this.seat): void {
    this.send('sync', seat.matchID, seat.playerID, seat.credentials, 2);
  }

  /** Returns whether the page was ever sent such a message. */
  has(name: string): boolean {
    return this.frames.some((frame) => frame.name === name);
  }

  /** The table as it was last received. */
  get table(): TableAtHand {
    return this.frames.findLast(({ name }) => name === 'table')?.args[1];
  }

  /** The newest state received. Undefined if there is none. */
  get state(): State | undefined {
    const shown = this.frames.findLast(({ name }) => name === 'sync' || name === 'update');
    return shown?.name === 'sync' ? shown.args[1].state : shown?.args[1];
  }

  /** Makes a random legal move of this seat on the newest state. */
  moveByChance(): void {
    const { state, seat } = this;
    const { game, playerID } = seat;
    const rng = seededRng(`${state?._stateID} ${playerID}`);
    const { rules } = gameNamed(game);
    const move: AnyMove | undefined = rules.randomMove(state?.G, playerID ?? '', rng);
    if (!state || !move) throw new Error('There is nothing to do.');
    this.move(state._stateID, move.move, ...move.args);
  }

  /** Waits until a condition holds. It is checked after everything that the page receives. */
  async until(isSo: () => boolean): Promise<void> {
    if (!isSo()) await this.nextOf(isSo);
  }

  /** Waits until the received table meets a condition. Returns that table. */
  async told(isSo: (table: TableAtHand) => boolean): Promise<TableAtHand> {
    await this.until(() => this.has('table') && isSo(this.table));
    return this.table;
  }

  /** Waits until the page has received the match. */
  async begun(): Promise<void> {
    await this.until(() => this.has('sync'));
    await this.told(({ begunAt }) => begunAt !== null);
  }
}

/** Returns a function that requests the tables of Bug Race created since. Others may fall asleep meanwhile. */
export async function addedTables(url: string): Promise<() => Promise<readonly string[]>> {
  const tables = async (): Promise<readonly string[]> =>
    (await get(`${url}/games/bug-race`)).json.matches.map(({ matchID }: Seated) => matchID);
  const before = await tables();
  return async () => (await tables()).filter((id) => !before.includes(id));
}

/** Returns the names at the seats of a table in their order. Null for a free seat. */
export const namesAt = ({ seats }: Pick<TableAtHand, 'seats'>) => seats.map(({ name }) => name);
