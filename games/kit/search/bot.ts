import type { Rng } from '../rng.ts';
import type { AnyTypes, GameTypes, MoveOf, Rules } from '../rules.ts';
import type { Level } from './levels.ts';
import type { BotDomain, Observation, Tried } from './search-domain.ts';

/** Thinking budget of a bot: returns whether it may continue after this number of rounds. */
export type Budget = (rounds: number) => boolean;

/** Returns a budget of `max` rounds. With it, a bot's decision is reproducible. */
export function roundsOf(max: number): Budget {
  return (rounds) => rounds < max;
}

/** Returns a budget of `max` milliseconds, measured by `clock`, which returns milliseconds. */
export function millisecondsOf(max: number, clock: () => number): Budget {
  const end = clock() + max;
  return () => clock() < end;
}

/** Settings of a level. */
export interface LevelConfig {
  /** Maximum number of rounds, however much time is left. */
  readonly maxRounds: number;
  /**
   * Probability, 0 to 1, that the bot blunders: it then takes a random one of the most promising candidates instead of
   * searching.
   */
  readonly blunderRate: number;
  /** Number of best candidates from which a blunder is chosen. Defaults to four. */
  readonly blunderChoices?: number;
}

/** Settings of a level that may have its own domain. */
export interface LevelConfigOf<Types extends GameTypes> extends LevelConfig {
  /** Domain with other knowledge of the game than the bot's own. */
  readonly domain?: BotDomain<Types>;
}

/** Parts of a game's bot. */
export interface BotParts<Types extends GameTypes> {
  readonly rules: Rules<Types>;
  readonly domain: BotDomain<Types>;
  readonly levels: Readonly<Record<Level, LevelConfigOf<Types>>>;
}

/** A decision, with the search results behind it. */
export interface Decision<Move> {
  readonly move: Move;
  readonly rounds: number;
  /** The moves that were searched, the most visited first. Empty if there was nothing to search. */
  readonly tried: readonly Tried<Move>[];
}

/** Input of a decision: everything that the bot's answer depends on. */
export interface Question<Types extends GameTypes> extends Observation<Types> {
  readonly level: Level;
  readonly budget: Budget;
  readonly rng: Rng;
}

/** Default of `blunderChoices`. */
const usuallyAmong = 4;

/**
 * Returns a bot's decision for its seat, from the seat's observation; undefined if it has no legal move. With a budget
 * in rounds, the same question with the same rng gets the same answer. Ask for seats that the match is waiting for.
 * Another seat that may still change its choice gets an answer as if it had to move.
 */
export function decide<Types extends GameTypes>(
  { rules, domain: whole, levels }: BotParts<Types>,
  { level, budget, rng, ...observation }: Question<Types>,
): Decision<MoveOf<Types['Moves']>> | undefined {
  const legal = rules.legalMoves(observation.seen, observation.seat);
  const [only, ...others] = legal;
  if (only === undefined) return undefined;
  if (others.length === 0) return { move: only, rounds: 0, tried: [] };
  const { maxRounds, blunderRate, blunderChoices = usuallyAmong, domain = whole } = levels[level];
  if (blunderRate > 0 && rng.die(1000) <= 1000 * blunderRate) {
    const state = domain.determinize(observation, rng);
    const liked = domain.candidates(state, observation.seat, rng).slice(0, blunderChoices);
    return { move: rng.choose(liked).move, rounds: 0, tried: [] };
  }
  const { determinize } = domain;
  const search = domain.newSearch({ rules, determinize, observation, rng });
  const max = search.isPlain ? 1 : maxRounds;
  let rounds = 0;
  do {
    search.round();
    rounds += 1;
  } while (rounds < max && budget(rounds));
  const tried = search.tried();
  return { move: tried[0]?.move ?? only, rounds, tried };
}

/** The bot of any game, for hosts that treat all games alike. */
export type AnyBot = BotParts<AnyTypes>;
