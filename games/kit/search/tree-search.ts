/**
 * Information set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012). Every round determinizes a state that
 * is consistent with the seat's observation, and descends one tree of moves in it. It expands one new move, rolls out
 * quickly, and evaluates the state at the horizon. Each seat's share is then added to the moves along the path. This
 * module is independent of any game.
 */
import type { PlayerID } from '../player-id.ts';
import type { Rng } from '../rng.ts';
import type { GameTypes, MoveOf, Rules } from '../rules.ts';
import type {
  BotDomain,
  Candidate,
  Observation,
  Search,
  SearchDomain,
  SearchStart,
  Tried,
  WinShares,
} from './search-domain.ts';

/** Settings of the balance between exploration and exploitation. */
export interface SearchSettings {
  /** UCB's exploration constant: the higher it is, the more rarely visited moves are preferred. */
  readonly explorationConstant: number;
  /**
   * Progressive widening: after n visits, `first × n ^ growth` moves are considered, at least one. With `growth` 1 the
   * number is proportional to n.
   */
  readonly widening: { readonly first: number; readonly growth: number };
  /** Number of virtual visits that a prior counts for; 0 uses priors only to order the moves. */
  readonly priorWeight: number;
}

/** A move in the tree, from the point of view of the seat that makes it. */
interface Branch<Move> {
  /** The move as it was when it was first considered. */
  readonly move: Move;
  readonly prior: number | undefined;
  readonly child: Node<Move>;
  /** Number of times that the move was available. */
  available: number;
  visits: number;
  /** Sum of the moving seat's win shares. */
  totalReward: number;
}

/** A selected branch, with the move in the present determinized state: among equal cards it may be another one. */
interface Chosen<Move> {
  readonly branch: Branch<Move>;
  readonly move: Move;
}

/** A node of the tree: the position after some moves. */
interface Node<Move> {
  readonly branches: Map<string, Branch<Move>>;
  visits: number;
}

function newNode<Move>(): Node<Move> {
  return { branches: new Map(), visits: 0 };
}

class TreeSearch<Types extends GameTypes> implements Search<MoveOf<Types['Moves']>> {
  /** The tree is worth a search even if it begins with one move. */
  readonly isPlain = false;
  readonly #rules: Rules<Types>;
  readonly #domain: SearchDomain<Types>;
  readonly #observation: Observation<Types>;
  readonly #settings: SearchSettings;
  readonly #rng: Rng;
  readonly #root: Node<MoveOf<Types['Moves']>> = newNode();

  constructor(
    domain: SearchDomain<Types>,
    settings: SearchSettings,
    { rules, observation, rng }: SearchStart<Types>,
  ) {
    this.#rules = rules;
    this.#domain = domain;
    this.#observation = observation;
    this.#settings = settings;
    this.#rng = rng;
  }

  /** Searches one more determinized state. */
  round(): void {
    const { determinize, isHorizon, evaluate } = this.#domain;
    const state = determinize(this.#observation, this.#rng);
    const begin = this.#rules.copy(state);
    const way: { readonly seat: PlayerID; readonly branch: Branch<MoveOf<Types['Moves']>> }[] = [];
    let node = this.#root;
    node.visits += 1;
    for (let isNew = false; !isNew && !this.#isOver(state); ) {
      // The tree ends at the horizon, but the decision itself is always tried.
      if (way.length > 0 && isHorizon(state, begin)) break;
      const seat = this.#next(state);
      const candidates = this.#domain.candidates(state, seat, this.#rng);
      const { branch, move } = this.#select(node, candidates);
      isNew = branch.visits === 0;
      way.push({ seat, branch });
      this.#rules.playUnchecked(state, seat, move, this.#rng);
      node = branch.child;
      node.visits += 1;
    }
    while (!this.#isOver(state) && !isHorizon(state, begin)) {
      const seat = this.#next(state);
      this.#rules.playUnchecked(
        state,
        seat,
        this.#domain.rolloutMove(state, seat, this.#rng),
        this.#rng,
      );
    }
    this.#count(way, evaluate(state));
  }

  /** Returns the moves tried at the root, the most visited first. */
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

  /** Returns the next seat to move. If several may act, the searching seat goes first, then the others in order. */
  #next(state: Types['State']): PlayerID {
    const awaited = this.#rules.playersToMove(state);
    const { seat } = this.#observation;
    const next = awaited.includes(seat) ? seat : awaited[0];
    if (next === undefined) throw new Error('A running match waits for no player.');
    return next;
  }

  /** Selects a branch among the moves that this determinized state allows. */
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
    if (!best) throw new Error('A player whose turn it is must have a move.');
    return best;
  }

  /** Returns the UCB value of a branch, with its prior counted as some virtual visits. */
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

/** Returns the domain of a bot that decides by tree search. */
export function byTreeSearch<Types extends GameTypes>(
  domain: SearchDomain<Types>,
  settings: SearchSettings,
): BotDomain<Types> {
  return {
    ...domain,
    newSearch: (start) =>
      new TreeSearch({ ...domain, determinize: start.determinize }, settings, start),
  };
}
