import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Game, LogEntry, State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/internal';
import { expect } from 'chai';
import * as bugRace from '../../../games/bug-race/index.ts';
import { type Following, FollowingPage } from '../browser/following-page.ts';
import { seededChoice } from '../games/table.ts';
import { faultsOfMatch, type StoredMatch, type StoredMatches } from '../records/stored-match.ts';
import { post, type Seated, seatPeople } from './page.ts';

/** Settings of a server whose clients all have one address and move as fast as they are answered. */
export const noLimits = {
  MAX_CONNECTIONS_PER_ADDRESS: '100000',
  MAX_MESSAGES_PER_SECOND: '100000',
  MAX_REQUESTS_PER_MINUTE: '1000000',
  MAX_TABLES_PER_HOUR: '1000000',
  MAX_BOTS_PER_HOUR: '1000000',
} as const;

/** Time until a player tries again after a move could not be saved, in milliseconds. */
const pauseAfterFailure = 50;

function legalMoves({ state, seat }: FollowingPage) {
  if (!state || state.ctx.gameover !== undefined) return [];
  return bugRace.rules.legalMoves(state.G, seat.playerID ?? '');
}

/** A player who makes random legal moves, each as soon as the former one is answered. */
class Player {
  readonly page: FollowingPage;
  readonly #choose: ReturnType<typeof seededChoice>;
  #isPlaying = false;
  #playing: Promise<void> = Promise.resolve();

  constructor(page: FollowingPage, seed: number) {
    this.page = page;
    this.#choose = seededChoice(seed);
  }

  play(): void {
    this.#isPlaying = true;
    this.#playing = this.#play();
  }

  get #hasEnough(): boolean {
    return !this.#isPlaying || !this.page.isOpen;
  }

  /** Stops moving. Resolves when the last move is answered. */
  async rest(): Promise<void> {
    this.#isPlaying = false;
    this.page.lookAgain();
    await this.#playing;
  }

  async #play(): Promise<void> {
    const moves = () => legalMoves(this.page);
    for (;;) {
      await this.page.until(() => this.#hasEnough || (this.page.isConnected && moves().length > 0));
      if (this.#hasEnough) return;
      const { move, args } = this.#choose(moves());
      const outcome = await this.page.move(move, args);
      if (typeof outcome === 'object' && outcome.code === 'notSaved') await wait(pauseAfterFailure);
    }
  }
}

export interface LoadedMatchOptions {
  /** For each seat, the addresses of the servers to which its page connects, one after the other when it loses one. */
  readonly addresses: readonly [readonly string[], readonly string[]];
  readonly seed: number;
  /** Number of seats, of which the first two are taken. The players at the others left when the match had begun. */
  readonly numPlayers: number;
  readonly following?: Following;
}

/** A long match of Bug Race whose two players move as fast as they are answered. */
export class LoadedMatch {
  readonly matchID: string;
  readonly pages: readonly FollowingPage[];
  readonly #players: readonly Player[];

  private constructor(
    seats: readonly Seated[],
    { addresses, seed, following }: LoadedMatchOptions,
  ) {
    this.matchID = seats[0]?.matchID ?? '';
    this.pages = seats.map(
      (seat, index) => new FollowingPage(addresses[index] ?? [], seat, following),
    );
    this.#players = this.pages.map((page, index) => new Player(page, 2 * seed + index));
  }

  /** Creates the match at the first address of its first seat. */
  static async open(options: LoadedMatchOptions): Promise<LoadedMatch> {
    const { addresses, numPlayers } = options;
    const [address = ''] = addresses[0];
    const setupData = { trackLength: 24 };
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].slice(0, numPlayers);
    const [ada, bo, ...others] = await seatPeople(address, names, { setupData });
    for (const { game, matchID, playerID, credentials } of others) {
      await post(`${address}/games/${game}/${matchID}/leave`, { playerID, credentials });
    }
    const match = new LoadedMatch([ada, bo], options);
    for (const page of match.pages) await page.until(() => page.state !== undefined);
    return match;
  }

  play(): void {
    for (const player of this.#players) player.play();
  }

  /** Stops both players. Resolves when no move is being sent. */
  async rest(): Promise<void> {
    await Promise.all(this.#players.map((player) => player.rest()));
  }

  /** Number of moves that their players saw accepted. */
  get acknowledged(): number {
    return this.pages.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  }
}

/** Opens matches one after the other. `addresses` returns those of a match's seats: see LoadedMatchOptions. */
export async function openMatches(
  count: number,
  addresses: (index: number) => LoadedMatchOptions['addresses'],
  { numPlayers = 2 }: { readonly numPlayers?: number } = {},
): Promise<readonly LoadedMatch[]> {
  const matches: LoadedMatch[] = [];
  for (let index = 0; index < count; index += 1) {
    matches.push(
      await LoadedMatch.open({ addresses: addresses(index), seed: index + 1, numPlayers }),
    );
  }
  return matches;
}

/** Returns the number of moves that their players saw accepted, for all matches together. */
export const acknowledgedIn = (matches: readonly LoadedMatch[]): number =>
  matches.reduce((total, { acknowledged }) => total + acknowledged, 0);

/** Waits until players have seen so many more of their moves accepted, for all matches together. */
export async function untilAcknowledged(
  matches: readonly LoadedMatch[],
  more: number,
): Promise<void> {
  const goal = acknowledgedIn(matches) + more;
  const pages = matches.flatMap((match) => match.pages);
  await untilOneSees(pages, () => acknowledgedIn(matches) >= goal);
}

/** Waits until a condition holds. It is checked after everything that one of the pages receives. */
export async function untilOneSees(
  pages: readonly FollowingPage[],
  isSo: () => boolean,
): Promise<void> {
  await Promise.race(pages.map((page) => page.until(isSo)));
}

/** Waits until both pages show the newest stored state of each match. */
export async function untilCaughtUp(
  matches: readonly LoadedMatch[],
  stored: StoredMatches,
): Promise<void> {
  for (const { matchID, pages } of matches) {
    const { state } = await stored.match(matchID);
    for (const page of pages) {
      await page.until(() => page.state?._stateID === state._stateID);
    }
  }
}

interface Seen {
  readonly state: State;
  readonly log: readonly LogEntry[];
}

/** Returns what a seat may see of a stored match. */
function viewOf(
  game: Game,
  playerID: string | null,
  { state, log, initialState }: StoredMatch,
): Seen {
  const { args } = getFilterPlayerView(game)(playerID, {
    type: 'sync',
    args: ['', { state, log: [...log], initialState, filteredMetadata: [] }],
  });
  // The filter turns a sync into a sync.
  return JSON.parse(JSON.stringify(args[1])) as Seen;
}

/** Returns what is wrong with a page that should show a stored match with its whole log. */
export function faultsOfPage(
  game: Game,
  page: FollowingPage,
  match: StoredMatch,
): readonly string[] {
  const { seat, state, log } = page;
  const faults = [...page.faults];
  const seen = viewOf(game, seat.playerID, match);
  for (const part of ['_stateID', 'G', 'ctx'] as const) {
    if (isDeepStrictEqual(state?.[part], seen.state[part])) continue;
    faults.push(
      `${seat.playerID} sees another ${part} (${state?._stateID}, ${seen.state._stateID})`,
    );
  }
  if (!isDeepStrictEqual(log, seen.log)) {
    const numbers = log.map(({ _stateID }) => _stateID);
    faults.push(`${seat.playerID} has another log (${seen.log.length} entries): ${numbers}`);
  }
  return faults;
}

/** Stops the players, and expects that nothing is wrong once their pages have caught up. */
export async function expectNothingLost(
  matches: readonly LoadedMatch[],
  stored: StoredMatches,
): Promise<void> {
  for (const match of matches) await match.rest();
  await untilCaughtUp(matches, stored);
  expect(await faultsOfLoad(matches, stored)).to.deep.equal([]);
}

/** Returns what is wrong with matches as they are stored, and as their pages show them. */
export async function faultsOfLoad(
  matches: readonly LoadedMatch[],
  stored: StoredMatches,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { matchID, pages } of matches) {
    const match = await stored.match(matchID);
    const found = [
      ...faultsOfMatch(bugRace.game, match),
      ...pages.flatMap((page) => faultsOfPage(bugRace.game, page, match)),
    ];
    faults.push(...found.map((fault) => `${matchID}: ${fault}`));
  }
  return faults;
}
