import type { StoredMatches } from '../../test/support/records/stored-match.ts';
import {
  acknowledgedIn,
  faultsOfLoad,
  LoadedMatch,
  type LoadedMatchOptions,
  untilAcknowledged,
  untilCaughtUp,
} from '../../test/support/servers/load.ts';

/** Matches that are played at the same time. */
const numMatches = 3;
/** Moves that are acknowledged between two kills, at least: so that no match waits long for one of its players. */
const movesEach = 8;

/** Milliseconds: on a busy machine servers are up for moments only. */
const patience = 300_000;

const isOver = ({ pages }: LoadedMatch) =>
  pages.some(({ state }) => state?.ctx.gameover !== undefined);

export interface FieldOptions {
  readonly addresses: LoadedMatchOptions['addresses'];
  /** Opens what the servers have stored, past them; to be closed. */
  readonly openStored: () => StoredMatches;
  /** No match of another field has the numbers from here on as seeds. */
  readonly firstSeed: number;
}

/**
 * Matches that are played while their servers are killed. Each that is over is compared with what is stored, and
 * another takes its place.
 */
export class Field {
  /** What is wrong with what was stored, or with what pages were shown; moves that are lost are among it. */
  readonly faults: string[] = [];
  readonly #options: FieldOptions;
  #matches: readonly LoadedMatch[] = [];
  #opened = 0;
  /** Of matches that are compared already. */
  #acknowledged = 0;

  constructor(options: FieldOptions) {
    this.#options = options;
  }

  /** Moves that their movers saw taken. */
  get acknowledged(): number {
    return this.#acknowledged + acknowledgedIn(this.#matches);
  }

  get opened(): number {
    return this.#opened;
  }

  /** Goes on until some more moves are acknowledged. All servers must be there. */
  async goOn(): Promise<void> {
    await this.#compare(this.#matches.filter(isOver));
    while (this.#matches.length < numMatches) await this.#open();
    await untilAcknowledged(this.#matches, movesEach);
  }

  /** Makes the pages that began at one of the servers go to the next of their addresses. */
  moveOn(seat: number): void {
    for (const { pages } of this.#matches) pages[seat]?.moveOn();
  }

  /** Comes to an end, and compares what is left. */
  async end(): Promise<void> {
    await this.#compare(this.#matches);
  }

  async #open(): Promise<void> {
    const { addresses, firstSeed } = this.#options;
    const seed = firstSeed + this.#opened;
    this.#opened += 1;
    const match = await LoadedMatch.open({
      addresses,
      seed,
      numPlayers: 2,
      following: { patience },
    });
    match.play();
    this.#matches = [...this.#matches, match];
  }

  async #compare(matches: readonly LoadedMatch[]): Promise<void> {
    if (matches.length === 0) return;
    for (const match of matches) await match.rest();
    const stored = this.#options.openStored();
    await untilCaughtUp(matches, stored);
    this.faults.push(...(await faultsOfLoad(matches, stored)));
    await stored.close();
    for (const { pages } of matches) for (const page of pages) page.close();
    this.#acknowledged += acknowledgedIn(matches);
    this.#matches = this.#matches.filter((match) => !matches.includes(match));
  }
}
