import { Pool } from 'pg';
import { catalogGame, type GameModule } from '../../../games/index.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import type { Players } from '../../../server/domain/seat-data.ts';
import type { TableSettings } from '../../../server/domain/table-settings.ts';
import { faultsOfMatch, type StoredMatches } from '../records/stored-match.ts';
import { faultsOfPage } from '../servers/load.ts';
import type { Seated } from '../servers/page.ts';
import { postFrom } from '../servers/served-tables.ts';
import type { Target } from './attackers.ts';
import { Player, Viewer } from './player.ts';

/** Options with which a game hides as much as it can, in short matches. */
const setups: Readonly<Record<string, unknown>> = {
  'bug-race': { expert: true, trackLength: 9 },
  'crazy-race-gewalt': { expert: true },
  'crazy-race-schacht': { pointsOrder: 'shuffled', penalty: true, steal: true },
  'detroit-cleveland-grand-prix': { races: 1, tensInDeck: true },
};
const numSeats = 3;

/** What the database of the servers has stored, read past the servers. */
export interface Stored {
  readonly matches: StoredMatches;
  readonly pool: Pool;
}

/** Returns a database's rows, read past the servers. */
export function storedAt(url: string, matches: StoredMatches): Stored {
  const pool = new Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  return { matches, pool };
}

let people = 0;

/** Returns an address that no player has had before. */
function nextAddress(): string {
  people += 1;
  return `198.18.${Math.floor(people / 250)}.${(people % 250) + 1}`;
}

/** A match between three people, or between one and two bots, with a spectator. */
export class StormTable {
  readonly module: GameModule;
  readonly players: readonly Player[];
  readonly #viewers: readonly Viewer[];

  private constructor(module: GameModule, players: readonly Player[], spectator: Viewer) {
    this.module = module;
    this.players = players;
    this.#viewers = [...players, spectator];
  }

  /** Creates a table and seats its players. Each page goes to another server first. */
  static async open(
    game: string,
    withBots: boolean,
    urls: readonly [string, string],
    { matches, pool }: Stored,
  ): Promise<StormTable> {
    const module = await catalogGame(game)?.load();
    if (!module) throw new Error(`There is no game ${game}.`);
    const request = async (action: string, body: object) => {
      const answer = await postFrom(nextAddress(), `${urls[0]}/games/${game}/${action}`, body);
      if (answer.status !== 200) throw new Error(`${action}: ${answer.status} ${answer.text}`);
      return answer.json;
    };
    const { matchID } = await request('create', { numPlayers: numSeats, setupData: setups[game] });
    const seats: Seated[] = [];
    while (seats.length < (withBots ? 1 : numSeats)) {
      const joined = await request(`${matchID}/join`, { playerName: `Racer ${people}` });
      const { playerID, playerCredentials: credentials } = joined;
      seats.push({ game, matchID, playerID, credentials });
    }
    if (withBots) {
      const [host] = seats;
      await request(`${matchID}/bots`, { ...host, bots: { 1: 'easy', 2: 'fair' } });
    }
    const secrets = [
      'prngstate',
      ...seats.flatMap(({ credentials }) => [String(credentials), seatKey(String(credentials))]),
      ...(await seedsOf(matchID, pool, matches)),
    ];
    const options = () => ({
      addresses: people % 2 === 0 ? urls : urls.toReversed(),
      from: nextAddress(),
      secrets,
    });
    const players = seats.map((seat) => new Player(seat, module, options()));
    const nobody = { game, matchID, playerID: null, credentials: null };
    for (const player of players) player.begin();
    return new StormTable(module, players, new Viewer(nobody, options()));
  }

  get #seat(): Seated {
    const [first] = this.players;
    if (!first) throw new Error('A table has a player.');
    return first.page.seat;
  }

  get target(): Target {
    return this.#seat;
  }

  get isOver(): boolean {
    return this.players.some((player) => player.isOver);
  }

  get messages(): number {
    return this.#viewers.reduce((sum, { observer }) => sum + observer.messages, 0);
  }

  /** Makes every second page go to the other server. */
  moveOn(): void {
    for (const [index, { page }] of this.#viewers.entries()) if (index % 2 === 1) page.moveOn();
  }

  /** Ends all players' moves and waits until all pages show the newest stored state. */
  async end({ matches }: Stored): Promise<void> {
    await Promise.all(this.players.map((player) => player.end()));
    const isShown = async () => {
      const { state } = await matches.match(this.#seat.matchID);
      const pages = this.#viewers.map(({ page }) => page);
      await Promise.all(
        pages.map((page) => page.until(() => page.state?._stateID === state._stateID)),
      );
    };
    // Bots may have moved on meanwhile.
    await isShown().catch(isShown);
  }

  close(): void {
    for (const { page } of this.#viewers) page.close();
  }

  /** Returns everything that was lost, leaked, or shown other than it is stored. */
  async faults({ matches, pool }: Stored): Promise<readonly string[]> {
    const { matchID } = this.#seat;
    const match = await matches.match(matchID);
    const log = new Set(match.log.map((entry) => JSON.stringify(entry)));
    const { rows: lines } = await pool.query<{ id: string }>(
      'select id from chat where match_id = $1',
      [matchID],
    );
    const lineIDs = new Set(lines.map(({ id }) => id));
    const { rows } = await pool.query('select players from matches where id = $1', [matchID]);
    const seats: Players = JSON.parse(rows[0].players);
    const lost = this.players.flatMap(({ page, acknowledged, observer }) => [
      ...acknowledged.filter((move) => !log.has(move)),
      ...[...observer.ownLines].filter((line) => !lineIDs.has(line)),
      ...(seats[Number(page.seat.playerID)]?.key === seatKey(String(page.seat.credentials))
        ? []
        : [`seat ${page.seat.playerID}`]),
    ]);
    return [
      ...lost.map((each) => `lost: ${each}`),
      ...faultsOfMatch(this.module.game, match),
      ...this.#viewers.flatMap(({ page, observer }) => [
        ...observer.faults,
        ...observer.leaks,
        ...observer.differences(this.module.game, match),
        ...faultsOfPage(this.module.game, page, match),
      ]),
    ].map((fault) => `${matchID}: ${fault}`);
  }
}

/** Returns the seeds of a match, which no page may be sent before it ends. */
async function seedsOf(
  matchID: string,
  pool: Pool,
  matches: StoredMatches,
): Promise<readonly string[]> {
  const { rows } = await pool.query('select terms from matches where id = $1', [matchID]);
  const { chance }: TableSettings = JSON.parse(rows[0].terms);
  const { initialState } = await matches.match(matchID);
  const seed: unknown = initialState.plugins.random?.data?.seed;
  if (!chance || typeof seed !== 'string') throw new Error(`${matchID} has no secrets.`);
  return [seed, chance.secret];
}
