import {
  type AnyBot,
  type Budget,
  decide,
  millisecondsOf,
  roundsOf,
} from '../../games/kit/search/bot.ts';
import { isLevel, type Level } from '../../games/kit/search/levels.ts';
import type { ArenaGame } from './games.ts';
import { mctsOf } from './mcts.ts';
import type { ArenaPlayer } from './player.ts';

const random: ArenaPlayer = ({ rules, G, seat, rng }) => rng.choose(rules.legalMoves(G, seat));

/** Milliseconds of work of this process: unlike time, they don't run while something else has the processor. */
export function workedMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A bot of a level with a budget of its own for each decision. */
function botOf(bot: AnyBot, level: Level, budget: () => Budget): ArenaPlayer {
  return ({ rules, G, seat, events, rng }, count) => {
    const seen = rules.view(G, seat);
    const decision = decide(bot, { seen, seat, events, level, budget: budget(), rng });
    if (!decision) throw new Error(`Seat ${seat} has nothing to decide.`);
    // One round is not thinking: all moves but one were left out at first sight.
    if (decision.rounds > 1) count(decision.rounds);
    return decision.move;
  };
}

/** The ceiling: the strong bot that is shown everything, the piles and all hands, instead of imagining it. */
function seeingOf(bot: AnyBot, budget: () => Budget): ArenaPlayer {
  return (turn, count) => {
    const determinize = () => turn.rules.copy(turn.G);
    const seeing = { ...bot, domain: { ...bot.domain, determinize } };
    return botOf(seeing, 'strong', budget)(turn, count);
  };
}

/** Returns whether there is a player with this name, which may have a budget of its own. */
export const isPlayerName = (named: string): boolean =>
  /^(random|greedy|easy|fair|strong|seeing|mcts)(@[1-9]\d*(rounds)?)?$/.test(named);

/**
 * The player with a name: `random`, `greedy`, `easy`, `fair`, `strong`, `seeing`, or `mcts`, boardgame.io's own. A name
 * may say its own budget for a decision, in milliseconds of work or in rounds: `mcts@1000`, `strong@200rounds`.
 */
export function playerNamed(
  named: string,
  { bot, greedy, game }: ArenaGame,
  milliseconds: number,
): ArenaPlayer {
  const [name = '', own = String(milliseconds)] = named.split('@');
  const max = Number.parseInt(own, 10);
  const budget = () =>
    own.endsWith('rounds') ? roundsOf(max) : millisecondsOf(max, workedMilliseconds);
  if (name === 'random') return random;
  if (name === 'greedy') return greedy;
  if (name === 'seeing') return seeingOf(bot, budget);
  if (name === 'mcts') return mctsOf(game, budget);
  if (isLevel(name)) return botOf(bot, name, budget);
  throw new Error(`There is no player ${name}.`);
}
