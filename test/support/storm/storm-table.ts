import { catalogGame, type GameModule } from '../../../games/index.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import type { Players } from '../../../server/domain/seat-data.ts';
import type { TableSettings } from '../../../server/domain/table-settings.ts';
import { hidingSetups } from '../games/hidden.ts';
import { faultsOfMatch, type StoredMatches } from '../records/stored-match.ts';
import { faultsOfPage } from '../servers/load.ts';
import type { Seated } from '../servers/page.ts';
import { ask, inDatabase, postFrom, sitAt } from '../servers/served-tables.ts';
import type { Target } from './attackers.ts';
import { Player, Viewer } from './player.ts';

const numSeats = 3;

/** What the servers' database has stored, read past the servers. */
export interface Stored {
  readonly matches: StoredMatches;
  readonly url: string;
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
    stored: Stored,
  ): Promise<StormTable> {
    const module = await catalogGame(game)?.load();
    if (!module) throw new Error(`There is no game ${game}.`);
    const [url] = urls;
    // As boardgame.io's own client creates and joins a match: it begins once all seats are taken.
    const wish = { numPlayers: numSeats, setupData: hidingSetups[game] };
    const { json, text } = await postFrom(nextAddress(), `${url}/games/${game}/create`, wish);
    if (!json?.matchID) throw new Error(`No table was created: ${text}`);
    const table = { game, matchID: String(json.matchID) };
    const { matchID } = table;
    const seats: Seated[] = [];
    while (seats.length < (withBots ? 1 : numSeats)) {
      const from = nextAddress();
      seats.push(await sitAt(url, table, { name: `Racer ${people}`, from, follows: undefined }));
    }
    const [host] = seats;
    if (withBots && host) {
      const bots = { action: 'bots', bots: { 1: 'easy', 2: 'fair' } };
      const seated = await ask(url, host, bots);
      if (seated.status !== 200) throw new Error(`No bots were seated: ${seated.text}`);
    }
    const secrets = [
      'prngstate',
      ...seats.flatMap(({ credentials }) => [String(credentials), seatKey(String(credentials))]),
      ...(await seedsOf(matchID, stored)),
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
  async faults({ matches, url }: Stored): Promise<readonly string[]> {
    const { matchID } = this.#seat;
    const match = await matches.match(matchID);
    const lines = await inDatabase(url, 'select id from chat where match_id = ?', [matchID]);
    const lineIDs = new Set(lines.map(({ id }) => String(id)));
    const [row] = await inDatabase(url, 'select players from matches where id = ?', [matchID]);
    const seats: Players = JSON.parse(String(row?.players));
    const lost = this.players.flatMap(({ page, observer }) => [
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
async function seedsOf(matchID: string, { matches, url }: Stored): Promise<readonly string[]> {
  const [row] = await inDatabase(url, 'select terms from matches where id = ?', [matchID]);
  const { chance }: TableSettings = JSON.parse(String(row?.terms));
  const { initialState } = await matches.match(matchID);
  const seed: unknown = initialState.plugins.random?.data?.seed;
  if (!chance || typeof seed !== 'string') throw new Error(`${matchID} has no secrets.`);
  return [seed, chance.secret, ...Object.values(chance.numbers)];
}
