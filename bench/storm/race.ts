import { setImmediate as afterOthers } from 'node:timers/promises';
import { getFilterPlayerView } from 'boardgame.io/internal';
import type { GameModule } from '../../games/index.ts';
import { seatKey } from '../../server/domain/credentials.ts';
import {
  faultsOfMatch,
  replayed,
  type StoredMatch,
} from '../../test/support/records/stored-match.ts';
import { faultsOfPage } from '../../test/support/servers/load.ts';
import type { Seated } from '../../test/support/servers/page.ts';
import type { Target } from './hostile/messages.ts';
import type { Player, Visitor } from './people.ts';
import type { Store } from './store.ts';
import { markOf } from './witness.ts';

/** What became of one table. */
export interface Findings {
  readonly frames: number;
  readonly moves: number;
  readonly lines: number;
  readonly joins: number;
  /** Moves, lines and joins that were acknowledged and are not stored. */
  readonly lost: readonly string[];
  /** What pages were sent, or not sent, that is not as it is stored. */
  readonly wrong: readonly string[];
  readonly leaks: readonly string[];
  /** Pages that were not shown the newest state in time. */
  readonly late: readonly string[];
  /** What is stored otherwise than by the rules. */
  readonly stored: readonly string[];
}

/** Joins that were acknowledged, and whom the table does not have; two who got one seat are two, of whom one is there. */
export async function lostJoins(store: Store, seats: readonly Seated[]): Promise<string[]> {
  const [first] = seats;
  if (!first) return [];
  const keys = await store.keys(first.matchID);
  return seats
    .filter(
      ({ playerID, credentials }) => keys.get(String(playerID)) !== seatKey(String(credentials)),
    )
    .map(({ matchID, playerID }) => `${matchID}: seat ${playerID} is not whose it was`);
}

const isLate = ({ state }: Visitor['page'], match: StoredMatch) =>
  (state?._stateID ?? -1) < match.state._stateID;

/** The states of a match, one after the other. */
function* statesOf({ game }: GameModule, match: StoredMatch) {
  yield match.initialState;
  for (const { state } of replayed(game, match)) yield state;
}

/** A match between honest people, with somebody who looks on. */
export class Race {
  readonly #module: GameModule;
  readonly #players: readonly Player[];
  readonly #visitors: readonly Visitor[];

  constructor(module: GameModule, players: readonly Player[], spectator: Visitor) {
    this.#module = module;
    this.#players = players;
    this.#visitors = [...players, spectator];
  }

  get matchID(): string {
    return this.#players[0]?.page.seat.matchID ?? '';
  }

  get target(): Target {
    const { matchID } = this;
    return { game: this.#players[0]?.page.seat.game ?? '', matchID };
  }

  get isOver(): boolean {
    return this.#players.some((player) => player.isOver);
  }

  /** Whether all pages show the same newest state. */
  get isShownToAll(): boolean {
    const shown = new Set(this.#visitors.map(({ page }) => page.state?._stateID));
    return shown.size === 1 && !shown.has(undefined);
  }

  begin(): void {
    for (const player of this.#players) player.begin();
  }

  async rest(): Promise<void> {
    await Promise.all(this.#players.map((player) => player.rest()));
  }

  close(): void {
    for (const { page } of this.#visitors) page.close();
  }

  /** Makes all pages whose first server it was go to the next. */
  moveOn(): void {
    for (const [index, { page }] of this.#visitors.entries()) if (index % 2 === 1) page.moveOn();
  }

  get refusals(): readonly string[] {
    return this.#visitors.flatMap(({ witness }) => witness.refusals);
  }

  /** Compares what everybody was sent with what is stored, when nobody moves any more. */
  async compare(store: Store): Promise<Findings> {
    const match = await store.match(this.matchID);
    const lines = await store.lines(this.matchID);
    const seats = this.#players.map(({ page }) => page.seat);
    const wrong = await this.#wrong(match);
    const sum = (count: (visitor: Visitor) => number) =>
      this.#visitors.reduce((total, visitor) => total + count(visitor), 0);
    return {
      frames: sum(({ witness }) => witness.frames),
      moves: sum(({ witness }) => witness.ownMoves.size),
      lines: sum(({ witness }) => witness.ownLines.size),
      joins: seats.length,
      lost: [...this.#lost(match, lines), ...(await lostJoins(store, seats))],
      wrong: wrong.map((fault) => `${this.matchID}: ${fault}`),
      late: this.#late(match),
      leaks: this.#visitors.flatMap(({ witness }) => witness.leaks),
      stored: faultsOfMatch(this.#module.game, match).map((fault) => `${this.matchID}: ${fault}`),
    };
  }

  #lost({ log }: StoredMatch, lines: ReadonlySet<string>): readonly string[] {
    const stored = new Set(log.map((entry) => JSON.stringify(entry)));
    return this.#players.flatMap(({ witness: { ownMoves, ownLines, viewer } }) =>
      [
        ...[...ownMoves].filter((move) => !stored.has(move)),
        ...[...ownLines].filter((line) => !lines.has(line)),
      ].map((each) => `${this.matchID}, seat ${viewer}: ${each}`),
    );
  }

  #late(match: StoredMatch): readonly string[] {
    return this.#visitors
      .filter(({ page }) => isLate(page, match))
      .map(({ page }) => `${this.matchID}, ${page.seat.playerID}: at ${page.state?._stateID}`);
  }

  async #wrong(match: StoredMatch): Promise<readonly string[]> {
    const { game } = this.#module;
    const faults = this.#visitors.flatMap(({ page, witness }) => [
      ...witness.wrong,
      // Who is late has seen no wrong state, but an older one.
      ...(isLate(page, match) ? [] : faultsOfPage(game, page, match)),
    ]);
    const view = getFilterPlayerView(game);
    const compared = new Map(this.#visitors.map(({ witness }) => [witness, 0]));
    for (const state of statesOf(this.#module, match)) {
      for (const [witness, count] of compared) {
        const mark = witness.marks.get(state._stateID);
        if (mark === undefined) continue;
        compared.set(witness, count + 1);
        const { args } = view(witness.viewer, { type: 'update', args: [this.matchID, state] });
        const seen = JSON.parse(JSON.stringify(args[1]));
        if (markOf(seen) !== mark) faults.push(`${witness.viewer} saw another ${state._stateID}`);
      }
      await afterOthers();
    }
    for (const [{ viewer, marks }, count] of compared) {
      if (count !== marks.size) faults.push(`${viewer} saw what never was`);
    }
    return faults;
  }
}
