/** Asks a game's bot about the positions of a match. */
import type { PlayerID } from 'boardgame.io';
import type { Estimator } from '../../../games/estimates.ts';
import { type Replay, type Replayable, replayOf } from '../../../games/kit/record/replay.ts';
import { rngFrom } from '../../../games/kit/rng.ts';
import type { Considered } from '../../../games/kit/search/estimates.ts';
import { randomFrom } from '../../../games/kit/search/seeded.ts';
import { forEachSeat } from '../../../games/kit/seats.ts';

/** How likely each seat was to win at a position, each by what it saw itself: 0 to 1. */
export type Shares = Readonly<Record<PlayerID, number>>;

/** What the bot would have tried at a position, in the place of the seat that moved there. */
export interface Alternatives {
  readonly seat: PlayerID;
  /** Its favourite first; the move that was made comes last if it is none of them. */
  readonly moves: readonly Considered[];
}

/** So many imagined states a match may cost: three to five seconds' work, on a phone some 15. */
const roundsAMatch = 48_000;
const minRounds = 12;
const maxRounds = 100;

/** Rounds of what the bot would have tried: it is asked about one position only. */
const roundsADecision = 200;

/** The rounds of an estimate: few where a match has many positions. */
export function roundsFor(length: number, seats: number): number {
  const share = Math.floor(roundsAMatch / ((length + 1) * seats));
  return Math.max(minRounds, Math.min(maxRounds, share));
}

/** All positions of a match, from coarse to fine: the ends, every eighth one, then those between. */
export function coarseFirst(length: number): readonly number[] {
  const all = Array.from({ length: length + 1 }, (_, at) => at);
  const fineness = (at: number) => {
    if (at === length || at % 8 === 0) return 0;
    if (at % 4 === 0) return 1;
    return at % 2 === 0 ? 2 : 3;
  };
  return all.sort((one, other) => fineness(one) - fineness(other) || one - other);
}

/** A match as its estimates are asked for. The same record is always told the same. */
export class EstimatedMatch {
  readonly #estimator: Estimator;
  readonly #record: Replayable;
  readonly #replay: Replay;
  readonly #rounds: number;
  /** All that the log tells, and how much of it up to each position. */
  readonly #events: readonly unknown[];
  readonly #told: readonly number[];

  constructor(estimator: Estimator, record: Replayable) {
    this.#estimator = estimator;
    this.#record = record;
    this.#replay = replayOf(estimator.rules, record);
    const { length, seats } = this.#replay;
    this.#rounds = roundsFor(length, seats.length);
    const events: unknown[] = [];
    this.#told = Array.from({ length: length + 1 }, (_, at) =>
      events.push(...this.#replay.eventsOf(at)),
    );
    this.#events = events;
  }

  get length(): number {
    return this.#replay.length;
  }

  /** Each seat's estimate for itself. */
  sharesAt(at: number): Shares {
    const events = this.#eventsUpTo(at);
    return forEachSeat(this.#replay.seats, (seat) => {
      // The same luck at all positions, so that only what happened moves the line.
      const means = { rounds: this.#rounds, rng: rngFrom(randomFrom(seat)) };
      return this.#estimator.estimate(this.#sightOf(at, seat, events), means)[seat] ?? 0;
    });
  }

  /** What the bot would have tried for whoever moved next; null: nobody did, or there was nothing to think about. */
  alternativesAt(at: number): Alternatives | null {
    const next = this.#record.moves[at];
    if (!next || at >= this.length) return null;
    const { seat, move, args } = next;
    const moves = this.#estimator.consider(this.#sightOf(at, seat, this.#eventsUpTo(at)), {
      played: { move, args },
      rounds: roundsADecision,
      rng: rngFrom(randomFrom(seat)),
    });
    return moves.length > 0 ? { seat, moves } : null;
  }

  #eventsUpTo(at: number): readonly unknown[] {
    return this.#events.slice(0, this.#told[at]);
  }

  #sightOf(at: number, seat: PlayerID, events: readonly unknown[]) {
    return { seat, seen: this.#replay.viewAt(at, seat), events };
  }
}
