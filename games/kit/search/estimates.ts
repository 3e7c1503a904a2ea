/**
 * A bot's estimate of each seat's probability of winning. Every round determinizes one seat's observation and plays out
 * the state with the game's win model; the mean of all rounds counts. This module is independent of any game.
 */
import type { PlayerID } from '../player-id.ts';
import type { Result } from '../result.ts';
import type { Rng } from '../rng.ts';
import type { AnyMove, GameTypes, MoveOf, Rules } from '../rules.ts';
import { forEachSeat } from '../seats.ts';
import { type BotParts, decide, roundsOf } from './bot.ts';
import type { Observation, WinModel, WinShares } from './search-domain.ts';

/**
 * Settings of an estimate beside the observation. With the same rng, the same number of rounds gives the same result.
 */
export interface Rounds {
  readonly rounds: number;
  readonly rng: Rng;
}

/** A move that a bot considered, with its seat's probability of winning after it. */
export interface Considered<Move = AnyMove> {
  readonly move: Move;
  /** Probability that the seat wins after the move, 0 to 1. */
  readonly estimate: number;
  /** Share of the rounds that the bot spent on the move, 0 to 1. */
  readonly thought: number;
}

/** Parts of a game from which estimates are made. */
export interface EstimateParts<Types extends GameTypes> {
  readonly rules: Rules<Types>;
  readonly winModel: WinModel<Types>;
}

/** The IDs of all seats. */
type Seats = readonly PlayerID[];

function sharesOfResult({ winners }: Result, seats: Seats): WinShares {
  return forEachSeat(seats, (seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** Sum of win shares, by seat. */
class Sum {
  readonly #shares: Record<PlayerID, number> = {};

  add(playOut: WinShares): void {
    for (const [seat, share] of Object.entries(playOut)) {
      this.#shares[seat] = (this.#shares[seat] ?? 0) + share;
    }
  }

  /** Returns the shares, each raised to the power `sharpness`, normalised to a sum of 1. */
  estimate(sharpness: number): WinShares {
    const all = Object.entries(this.#shares);
    const total = all.reduce((sum, [, share]) => sum + share, 0);
    const raised = all.map(([seat, share]) => [seat, (share / total) ** sharpness] as const);
    const sum = raised.reduce((sofar, [, share]) => sofar + share, 0);
    return Object.fromEntries(raised.map(([seat, share]) => [seat, share / sum]));
  }
}

/** Returns the seats of a match from its result. */
function seatsIn({ ranking }: Result): Seats {
  return ranking.map(({ playerID }) => playerID);
}

function outlookOf<Types extends GameTypes>(
  { rules, winModel }: EstimateParts<Types>,
  state: Types['State'],
  rng: Rng,
): WinShares {
  const result = rules.result(state);
  return result ? sharesOfResult(result, seatsIn(result)) : winModel.playOut(state, rng);
}

/**
 * Returns each seat's probability of winning, 0 to 1, from one seat's observation. A shared win counts as its share, so
 * the values add up to 1. If the match is over, returns what each seat has won.
 */
export function estimateOf<Types extends GameTypes>(
  parts: EstimateParts<Types>,
  observation: Observation<Types>,
  { rounds, rng }: Rounds,
): WinShares {
  const { rules, winModel } = parts;
  const result = rules.result(observation.seen);
  if (result) return sharesOfResult(result, seatsIn(result));
  const sum = new Sum();
  for (let round = 0; round < rounds; round += 1) {
    sum.add(outlookOf(parts, winModel.determinize(observation, rng), rng));
  }
  return sum.estimate(winModel.sharpness);
}

/**
 * Returns a seat's probability of winning after each of its given moves. All moves share the determinized states of all
 * rounds.
 */
function estimatesAfter<Types extends GameTypes>(
  parts: EstimateParts<Types>,
  observation: Observation<Types>,
  { moves, rounds, rng }: Rounds & { readonly moves: readonly MoveOf<Types['Moves']>[] },
): readonly number[] {
  const { rules, winModel } = parts;
  const sums = moves.map(() => new Sum());
  for (let round = 0; round < rounds; round += 1) {
    const imagined = winModel.determinize(observation, rng);
    for (const [index, move] of moves.entries()) {
      const state = rules.copy(imagined);
      rules.playUnchecked(state, observation.seat, move, rng);
      sums[index]?.add(outlookOf(parts, state, rng));
    }
  }
  return sums.map((sum) => sum.estimate(winModel.sharpness)[observation.seat] ?? 0);
}

function sameMove(one: AnyMove, other: AnyMove): boolean {
  return one.move === other.move && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/** Maximum number of a bot's moves that are reported. */
const maxConsidered = 3;

/**
 * Returns the moves that the strong bot would consider for a seat, the best first; empty if there is no choice.
 * `played` comes last if it is none of them.
 */
export function consideredBy<Types extends GameTypes>(
  { bot, ...parts }: EstimateParts<Types> & { readonly bot: BotParts<Types> },
  observation: Observation<Types>,
  { played, rounds, rng }: Rounds & { readonly played: MoveOf<Types['Moves']> | null },
): readonly Considered<MoveOf<Types['Moves']>>[] {
  const decision = decide(bot, { ...observation, level: 'strong', budget: roundsOf(rounds), rng });
  const tried = decision?.tried ?? [];
  const all = tried.reduce((sum, { visits }) => sum + visits, 0);
  // Plans that begin with the same move, such as a pass, count as one.
  const unlike = tried.filter(
    ({ move }, index) => tried.findIndex((other) => sameMove(other.move, move)) === index,
  );
  if (unlike.length < 2) return [];
  const best = unlike.slice(0, maxConsidered).map(({ move }) => move);
  const isAmong = played === null || best.some((move) => sameMove(move, played));
  const moves = isAmong ? best : [...best, played];
  const estimates = estimatesAfter(parts, observation, { moves, rounds, rng });
  const visitsOf = (move: AnyMove) =>
    tried.reduce((sum, each) => sum + (sameMove(each.move, move) ? each.visits : 0), 0);
  return moves.map((move, index) => ({
    move,
    estimate: estimates[index] ?? 0,
    thought: all > 0 ? visitsOf(move) / all : 0,
  }));
}
