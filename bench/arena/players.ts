import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../games/kit/chance.ts';
import type { AnyMove, AnyRules } from '../../games/kit/rules.ts';
import { type AnyBot, decide, millisecondsOf } from '../../games/kit/search/bot.ts';
import { isLevel } from '../../games/kit/search/levels.ts';

/** What a player of the arena is asked. */
export interface Turn {
  readonly rules: AnyRules;
  /** The whole state: honest players look at their view of it alone. */
  readonly G: unknown;
  readonly seat: PlayerID;
  readonly events: readonly unknown[];
  /** The player's own, apart from the chance of the match. */
  readonly chance: Chance;
}

/** A player of the arena; `count` is told the rounds of every decision that was thought about. */
export type ArenaPlayer = (turn: Turn, count: (rounds: number) => void) => AnyMove;

/** What the arena needs of a game's bot. */
export interface ArenaGame {
  readonly bot: AnyBot;
  /** A player in a few lines, fixed once as a measure: never tuned. */
  readonly greedy: ArenaPlayer;
}

const random: ArenaPlayer = ({ rules, G, seat, chance }) =>
  chance.choose(rules.legalMoves(G, seat));

/** Milliseconds of work of this process: unlike time, they don't run while something else has the processor. */
export function workedMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A bot of a level, with so many milliseconds of work a decision. */
function botOf(bot: AnyBot, level: 'easy' | 'fair' | 'strong', milliseconds: number): ArenaPlayer {
  return ({ rules, G, seat, events, chance }, count) => {
    const seen = rules.view(G, seat);
    const budget = millisecondsOf(milliseconds, workedMilliseconds);
    const decision = decide(bot, { seen, seat, events, level, budget, chance });
    if (!decision) throw new Error(`Seat ${seat} has nothing to decide.`);
    if (decision.rounds > 0) count(decision.rounds);
    return decision.move;
  };
}

/** The ceiling: the strong bot that is shown everything, the piles and all hands, instead of imagining it. */
function seeingOf(bot: AnyBot, milliseconds: number): ArenaPlayer {
  return (turn, count) => {
    const imagine = () => turn.rules.copy(turn.G);
    const seeing = { ...bot, knowledge: { ...bot.knowledge, imagine } };
    return botOf(seeing, 'strong', milliseconds)(turn, count);
  };
}

/** The player with a name: `random`, `greedy`, `easy`, `fair`, `strong` or `seeing`. */
export function playerNamed(
  name: string,
  { bot, greedy }: ArenaGame,
  milliseconds: number,
): ArenaPlayer {
  if (name === 'random') return random;
  if (name === 'greedy') return greedy;
  if (name === 'seeing') return seeingOf(bot, milliseconds);
  if (isLevel(name)) return botOf(bot, name, milliseconds);
  throw new Error(`There is no player ${name}.`);
}
