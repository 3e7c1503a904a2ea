/**
 * Sequential halving, for games whose moves differ by so little that a tree search drowns in noise. Every round
 * determinizes one state and evaluates all remaining moves in it, so that they share its luck. From time to time the
 * worse half of the moves is dropped. This module is independent of any game.
 */
import type { Rng } from '../rng.ts';
import type { GameTypes, MoveOf } from '../rules.ts';
import type {
  BotDomain,
  Candidate,
  HalvingDomain,
  Observation,
  Search,
  SearchStart,
  Tried,
} from './search-domain.ts';

/** Rounds before the first halving; the count doubles after each. */
const defaultFirstRounds = 12;
/** Number of moves that are never dropped. */
const minMoves = 2;

interface Weighed<Move> {
  readonly candidate: Candidate<Move>;
  visits: number;
  gain: number;
}

function meanReward({ visits, gain, candidate }: Weighed<unknown>): number {
  return visits > 0 ? gain / visits : (candidate.prior ?? 0);
}

class SequentialHalving<Types extends GameTypes> implements Search<MoveOf<Types['Moves']>> {
  readonly #domain: HalvingDomain<Types>;
  readonly #observation: Observation<Types>;
  readonly #rng: Rng;
  readonly #weighed: readonly Weighed<MoveOf<Types['Moves']>>[];
  /** Moves that have not been dropped. */
  #left: readonly Weighed<MoveOf<Types['Moves']>>[];
  #rounds = 0;
  #nextCut: number;

  constructor(domain: HalvingDomain<Types>, { observation, rng }: SearchStart<Types>) {
    this.#domain = domain;
    this.#observation = observation;
    this.#rng = rng;
    this.#nextCut = domain.firstRounds ?? defaultFirstRounds;
    const state = domain.determinize(observation, rng);
    this.#weighed = domain
      .candidates(state, observation.seat, rng)
      .map((candidate) => ({ candidate, visits: 0, gain: 0 }));
    this.#left = this.#weighed;
  }

  get isPlain(): boolean {
    return this.#weighed.length <= 1;
  }

  /** Evaluates the remaining moves in one more determinized state. */
  round(): void {
    const state = this.#domain.determinize(this.#observation, this.#rng);
    const moves = this.#left.map(({ candidate }) => candidate);
    const values = this.#domain.evaluateMoves(state, this.#observation.seat, moves, this.#rng);
    for (const [index, each] of this.#left.entries()) {
      each.visits += 1;
      each.gain += values[index] ?? 0;
    }
    this.#rounds += 1;
    if (this.#rounds < this.#nextCut || this.#left.length <= minMoves) return;
    this.#nextCut = 2 * this.#rounds;
    const kept = Math.max(minMoves, Math.ceil(this.#left.length / 2));
    this.#left = [...this.#left].sort((a, b) => meanReward(b) - meanReward(a)).slice(0, kept);
  }

  /** Returns the evaluated moves, those with the most rounds first. */
  tried(): readonly Tried<MoveOf<Types['Moves']>>[] {
    return this.#weighed
      .map((each) => ({
        move: each.candidate.move,
        visits: each.visits,
        value: meanReward(each),
      }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  }
}

/** Returns the domain of a bot that decides by sequential halving. */
export function bySequentialHalving<Types extends GameTypes>(
  domain: HalvingDomain<Types>,
): BotDomain<Types> {
  return {
    ...domain,
    newSearch: (start) =>
      new SequentialHalving({ ...domain, determinize: start.determinize }, start),
  };
}
