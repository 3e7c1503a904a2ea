/** Analyses the positions of a match with its game's bot. */
import type { PlayerID } from 'boardgame.io';
import type { Estimator } from '../../../games/bots.ts';
import { type Replay, type Replayable, replayOf } from '../../../games/kit/record/replay.ts';
import { rngFrom } from '../../../games/kit/rng.ts';
import type { Considered } from '../../../games/kit/search/estimates.ts';
import { randomFrom } from '../../../games/kit/search/seeded.ts';
import { forEachSeat } from '../../../games/kit/seats.ts';

/** Each seat's chance to win at a position, from its own point of view: 0 to 1. */
export type Shares = Readonly<Record<PlayerID, number>>;

/** Moves that the bot would have tried at a position, in the place of the seat that moved there. */
export interface Alternatives {
  readonly seat: PlayerID;
  /** Moves with the favourite first. The move that was made comes last if it is none of them. */
  readonly moves: readonly Considered[];
}

/** Limit of simulated states for a match: three to five seconds of work, or some 15 on a phone. */
const roundsAMatch = 48_000;
const minRounds = 12;
const maxRounds = 100;

/** Rounds for the alternatives, which are computed for one position only. */
const roundsADecision = 200;

/** Returns the rounds of an estimate, fewer if a match has many positions. */
export function roundsFor(length: number, seats: number): number {
  const share = Math.floor(roundsAMatch / ((length + 1) * seats));
  return Math.max(minRounds, Math.min(maxRounds, share));
}

/** Returns all positions of a match from coarse to fine: the end and every eighth one, then those between. */
export function coarseFirst(length: number): readonly number[] {
  const all = Array.from({ length: length + 1 }, (_, at) => at);
  const fineness = (at: number) => {
    if (at === length || at % 8 === 0) return 0;
    if (at % 4 === 0) return 1;
    return at % 2 === 0 ? 2 : 3;
  };
  return all.sort((one, other) => fineness(one) - fineness(other) || one - other);
}

/** A match to analyse. The same record always gives the same results. */
export class EstimatedMatch {
  readonly #estimator: Estimator;
  readonly #record: Replayable;
  readonly #replay: Replay;
  readonly #rounds: number;
  /** All events of the log, and how many of them precede each position. */
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

  /** Returns each seat's estimate for itself. */
  sharesAt(at: number): Shares {
    const events = this.#eventsUpTo(at);
    return forEachSeat(this.#replay.seats, (seat) => {
      // All positions use the same random numbers, so that only events change the line.
      const means = { rounds: this.#rounds, rng: rngFrom(randomFrom(seat)) };
      return this.#estimator.estimate(this.#sightOf(at, seat, events), means)[seat] ?? 0;
    });
  }

  /**
   * Returns what the bot would have tried in the place of the next seat. Null if no move followed or there was nothing
   * to decide.
   */
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
