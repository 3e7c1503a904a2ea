import type { Rng } from '../rng.ts';
import type { AnyTypes, GameTypes, MoveOf, Rules } from '../rules.ts';
import type { Level } from './levels.ts';
import type { HalvingDomain, Observation, SearchDomain } from './search-domain.ts';
import { SequentialHalving } from './sequential-halving.ts';
import { type SearchSettings, TreeSearch, type Tried } from './tree-search.ts';

/** How long a bot may think: whether it may go on after so many rounds. */
export type Budget = (rounds: number) => boolean;

/** A budget of so many rounds: the same decision every time. */
export function roundsOf(max: number): Budget {
  return (rounds) => rounds < max;
}

/** A budget of so many milliseconds by a clock, which gives them. */
export function millisecondsOf(max: number, clock: () => number): Budget {
  const end = clock() + max;
  return () => clock() < end;
}

/** How a level plays. */
export interface LevelConfig {
  readonly settings: SearchSettings;
  /** However much time there is, it thinks no further than so many rounds. */
  readonly maxRounds: number;
  /**
   * How often it takes another move than the best it has found, 0 to 1: the slips of a beginner. It then takes one of
   * those that it likes at first sight.
   */
  readonly blunderRate: number;
  /** It then takes any of so many that it likes best at first sight; left out: of four. */
  readonly blunderChoices?: number;
}

/** How a level plays that need not know of the game all that there is to know. */
export interface LevelConfigOf<Types extends GameTypes> extends LevelConfig {
  /** What it knows instead. */
  readonly domain?: SearchDomain<Types> | HalvingDomain<Types>;
}

/** What a bot of a game is made of. */
export interface BotParts<Types extends GameTypes> {
  readonly rules: Rules<Types>;
  /** A tree is searched, or moves are weighed. */
  readonly domain: SearchDomain<Types> | HalvingDomain<Types>;
  readonly levels: Readonly<Record<Level, LevelConfigOf<Types>>>;
}

/** A decision, with what led to it. */
export interface Decision<Move> {
  readonly move: Move;
  readonly rounds: number;
  /** What was tried, the most visited first; empty where there was nothing to think about. */
  readonly tried: readonly Tried<Move>[];
}

/** A question to a bot: all that its answer depends on. */
export interface Question<Types extends GameTypes> extends Observation<Types> {
  readonly level: Level;
  readonly budget: Budget;
  readonly rng: Rng;
}

/** Of moves that it likes about as well a beginner takes any. */
const usuallyAmong = 4;

/**
 * A bot's decision for its seat, by what the seat sees and the log tells; undefined if it has nothing to do. The same
 * question, with a budget in rounds and the same chance, gets the same answer. To be asked for seats that the match waits
 * for: others, who may change what they have done, are answered as if they had to move.
 */
export function decide<Types extends GameTypes>(
  { rules, domain: whole, levels }: BotParts<Types>,
  { level, budget, rng, ...observation }: Question<Types>,
): Decision<MoveOf<Types['Moves']>> | undefined {
  const legal = rules.legalMoves(observation.seen, observation.seat);
  const [only, ...others] = legal;
  if (only === undefined) return undefined;
  if (others.length === 0) return { move: only, rounds: 0, tried: [] };
  const {
    settings,
    maxRounds,
    blunderRate,
    blunderChoices = usuallyAmong,
    domain = whole,
  } = levels[level];
  if (blunderRate > 0 && rng.die(1000) <= 1000 * blunderRate) {
    const state = domain.determinize(observation, rng);
    const liked = domain.candidates(state, observation.seat, rng).slice(0, blunderChoices);
    return { move: rng.choose(liked).move, rounds: 0, tried: [] };
  }
  const search =
    'evaluateMoves' in domain
      ? new SequentialHalving({ domain, observation, rng })
      : new TreeSearch({ rules, domain, observation, settings, rng });
  // Where only one move is worth considering there is nothing to think about.
  const max = search instanceof SequentialHalving && search.isPlain ? 1 : maxRounds;
  let rounds = 0;
  do {
    search.round();
    rounds += 1;
  } while (rounds < max && budget(rounds));
  const tried = search.tried();
  return { move: tried[0]?.move ?? only, rounds, tried };
}

/** The bot of any game, for hosts to which all games are alike. */
export type AnyBot = BotParts<AnyTypes>;
