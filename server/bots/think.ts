/** What bots do in their threads: one decision after another. */
import { type AskBot, loadBot } from '../../games/bots.ts';
import { chanceFrom } from '../../games/kit/chance.ts';
import type { AnyMove } from '../../games/kit/rules.ts';
import { millisecondsOf } from '../../games/kit/search/bot.ts';
import type { Task } from './thinkers.ts';

const bots = new Map<string, Promise<AskBot>>();

function botOf(game: string): Promise<AskBot> {
  const loaded = bots.get(game) ?? loadBot(game);
  bots.set(game, loaded);
  return loaded;
}

/** Loads a game's bot, so that its first decision need not wait for that. */
export async function prepare(game: string): Promise<void> {
  await botOf(game);
}

/** The move of a bot; undefined: it has nothing to do. */
export async function think({
  game,
  playerID,
  G,
  events,
  level,
  milliseconds,
}: Task): Promise<AnyMove | undefined> {
  const ask = await botOf(game);
  return ask({
    ...{ seat: playerID, seen: G, events, level },
    budget: millisecondsOf(milliseconds, () => performance.now()),
    chance: chanceFrom(Math.random),
  });
}
