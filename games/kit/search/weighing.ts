/**
 * The other way to think, for games whose moves differ by so little that a tree drowns in luck: every round imagines
 * one state and weighs in it all moves that are still in question, so that they share its luck. From time to time the
 * worse half is out of question. There is no game in it.
 */
import type { Chance } from '../chance.ts';
import type { GameTypes, MoveOf } from '../rules.ts';
import type { Candidate, Sight, Weighing } from './knowledge.ts';
import type { Tried } from './search.ts';

/** So many rounds all moves are weighed, if the game says no other number; half of them then so many, and so on, always twice as many. */
const usualRounds = 12;
/** So many moves stay in question to the end. */
const fewest = 2;

interface Weighed<Move> {
  readonly candidate: Candidate<Move>;
  visits: number;
  gain: number;
}

function gainOf({ visits, gain, candidate }: Weighed<unknown>): number {
  return visits > 0 ? gain / visits : (candidate.promise ?? 0);
}

/** A decision by weighing, round by round: it can be stopped after any of them. */
export class Scales<Types extends GameTypes> {
  readonly #knowledge: Weighing<Types>;
  readonly #sight: Sight<Types>;
  readonly #chance: Chance;
  readonly #weighed: readonly Weighed<MoveOf<Types['Moves']>>[];
  /** Those still in question. */
  #left: readonly Weighed<MoveOf<Types['Moves']>>[];
  #rounds = 0;
  #nextCut: number;

  constructor({
    knowledge,
    sight,
    chance,
  }: {
    readonly knowledge: Weighing<Types>;
    readonly sight: Sight<Types>;
    readonly chance: Chance;
  }) {
    this.#knowledge = knowledge;
    this.#sight = sight;
    this.#chance = chance;
    this.#nextCut = knowledge.firstRounds ?? usualRounds;
    const state = knowledge.imagine(sight, chance);
    this.#weighed = knowledge
      .candidates(state, sight.seat, chance)
      .map((candidate) => ({ candidate, visits: 0, gain: 0 }));
    this.#left = this.#weighed;
  }

  /** Whether there is but one move worth considering. */
  get isPlain(): boolean {
    return this.#weighed.length <= 1;
  }

  /** One more imagined match. */
  round(): void {
    const state = this.#knowledge.imagine(this.#sight, this.#chance);
    const moves = this.#left.map(({ candidate }) => candidate);
    const values = this.#knowledge.weigh(state, this.#sight.seat, moves, this.#chance);
    for (const [index, each] of this.#left.entries()) {
      each.visits += 1;
      each.gain += values[index] ?? 0;
    }
    this.#rounds += 1;
    if (this.#rounds < this.#nextCut || this.#left.length <= fewest) return;
    this.#nextCut = 2 * this.#rounds;
    const kept = Math.max(fewest, Math.ceil(this.#left.length / 2));
    this.#left = [...this.#left].sort((a, b) => gainOf(b) - gainOf(a)).slice(0, kept);
  }

  /** What has been weighed, the longest in question first. */
  tried(): readonly Tried<MoveOf<Types['Moves']>>[] {
    return this.#weighed
      .map((each) => ({
        move: each.candidate.move,
        visits: each.visits,
        value: gainOf(each),
      }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  }
}
