/**
 * Information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every round imagines a whole state
 * that fits what the seat sees, walks one tree of moves in it, tries one that is new, plays on quickly, and stops at an
 * estimate. What each seat got is then counted along the way. There is no game in it.
 */
import type { PlayerID } from 'boardgame.io';
import type { Rng } from '../rng.ts';
import type { GameTypes, MoveOf, Rules } from '../rules.ts';
import type { Candidate, Observation, SearchDomain, WinShares } from './search-domain.ts';

/** How the search weighs what it has tried against what it has not. */
export interface SearchSettings {
  /** How much what was tried little is preferred: UCB's constant. */
  readonly explorationConstant: number;
  /**
   * How many moves are considered after n visits: `first × n ^ growth`, at least one. `growth` 1: as many as there are.
   */
  readonly widening: { readonly first: number; readonly growth: number };
  /** As if a move's promise had been found so often; 0: it only orders the moves. */
  readonly priorWeight: number;
}

/** A move in the tree, seen by the seat that makes it. */
interface Branch<Move> {
  /** As it was when it was first considered. */
  readonly move: Move;
  readonly prior: number | undefined;
  readonly child: Node<Move>;
  /** How often it could have been chosen, and how often it was. */
  available: number;
  visits: number;
  /** Sum of what its seat got. */
  totalReward: number;
}

/** A branch that is followed, with the move as it is in the state just imagined: of equal cards it may be another. */
interface Chosen<Move> {
  readonly branch: Branch<Move>;
  readonly move: Move;
}

/** What comes after some moves. */
interface Node<Move> {
  readonly branches: Map<string, Branch<Move>>;
  visits: number;
}

function newNode<Move>(): Node<Move> {
  return { branches: new Map(), visits: 0 };
}

/** What the search has found of a move at its root. */
export interface Tried<Move> {
  readonly move: Move;
  readonly visits: number;
  /** What the seat can expect of it, 0 to 1. */
  readonly value: number;
}

/** A search for one decision, round by round: it can be stopped after any of them. */
export class TreeSearch<Types extends GameTypes> {
  readonly #rules: Rules<Types>;
  readonly #domain: SearchDomain<Types>;
  readonly #observation: Observation<Types>;
  readonly #settings: SearchSettings;
  readonly #rng: Rng;
  readonly #root: Node<MoveOf<Types['Moves']>> = newNode();

  constructor({
    rules,
    domain,
    observation,
    settings,
    rng,
  }: {
    readonly rules: Rules<Types>;
    readonly domain: SearchDomain<Types>;
    readonly observation: Observation<Types>;
    readonly settings: SearchSettings;
    readonly rng: Rng;
  }) {
    this.#rules = rules;
    this.#domain = domain;
    this.#observation = observation;
    this.#settings = settings;
    this.#rng = rng;
  }

  /** One more imagined match. */
  round(): void {
    const { determinize, isHorizon, evaluate } = this.#domain;
    const state = determinize(this.#observation, this.#rng);
    const begin = this.#rules.copy(state);
    const way: { readonly seat: PlayerID; readonly branch: Branch<MoveOf<Types['Moves']>> }[] = [];
    let node = this.#root;
    node.visits += 1;
    for (let isNew = false; !isNew && !this.#isOver(state); ) {
      // Nothing is decided beyond the horizon, but at least the decision itself is tried.
      if (way.length > 0 && isHorizon(state, begin)) break;
      const seat = this.#next(state);
      const candidates = this.#domain.candidates(state, seat, this.#rng);
      const { branch, move } = this.#select(node, candidates);
      isNew = branch.visits === 0;
      way.push({ seat, branch });
      this.#rules.play(state, seat, move, this.#rng);
      node = branch.child;
      node.visits += 1;
    }
    while (!this.#isOver(state) && !isHorizon(state, begin)) {
      const seat = this.#next(state);
      this.#rules.play(state, seat, this.#domain.rolloutMove(state, seat, this.#rng), this.#rng);
    }
    this.#count(way, evaluate(state));
  }

  /** What has been tried at the root, the most visited first. */
  tried(): readonly Tried<MoveOf<Types['Moves']>>[] {
    return [...this.#root.branches.values()]
      .map(({ move, visits, totalReward }) => ({
        move,
        visits,
        value: visits > 0 ? totalReward / visits : 0,
      }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  #isOver(state: Types['State']): boolean {
    return this.#rules.result(state) !== null;
  }

  /** Where several may act the thinking seat goes first, the others one after another. */
  #next(state: Types['State']): PlayerID {
    const awaited = this.#rules.playersToMove(state);
    const { seat } = this.#observation;
    const next = awaited.includes(seat) ? seat : awaited[0];
    if (next === undefined) throw new Error('A match that goes on waits for somebody.');
    return next;
  }

  /** The branch to follow among the moves that this imagined state allows. */
  #select(
    node: Node<MoveOf<Types['Moves']>>,
    candidates: readonly Candidate<MoveOf<Types['Moves']>>[],
  ) {
    const { first, growth } = this.#settings.widening;
    const max = Math.max(1, Math.floor(first * node.visits ** growth));
    let best: Chosen<MoveOf<Types['Moves']>> | undefined;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < candidates.length && index < max; index += 1) {
      const candidate = candidates[index];
      if (!candidate) break;
      const branch = branchFor(node, candidate);
      branch.available += 1;
      const worth = this.#worthOf(branch);
      if (worth > bestWorth) [best, bestWorth] = [{ branch, move: candidate.move }, worth];
    }
    if (!best) throw new Error('Who is awaited has a move to consider.');
    return best;
  }

  /** UCB, with what a move promised as if it had been found a few times. */
  #worthOf({ visits, available, totalReward, prior }: Branch<unknown>): number {
    const { explorationConstant, priorWeight } = this.#settings;
    const trust = prior === undefined ? 0 : priorWeight;
    const weight = visits + trust;
    if (weight === 0) return Number.POSITIVE_INFINITY;
    const mean = (totalReward + trust * (prior ?? 0)) / weight;
    return mean + explorationConstant * Math.sqrt(Math.log(available + trust + 1) / weight);
  }

  #count(
    way: readonly {
      readonly seat: PlayerID;
      readonly branch: Branch<MoveOf<Types['Moves']>>;
    }[],
    playOut: WinShares,
  ): void {
    for (const { seat, branch } of way) {
      branch.visits += 1;
      branch.totalReward += playOut[seat] ?? 0;
    }
  }
}

function branchFor<Move>(node: Node<Move>, { move, key, prior }: Candidate<Move>): Branch<Move> {
  const known = node.branches.get(key);
  if (known) return known;
  const branch: Branch<Move> = {
    move,
    prior,
    child: newNode(),
    available: 0,
    visits: 0,
    totalReward: 0,
  };
  node.branches.set(key, branch);
  return branch;
}
