import type { Game } from 'boardgame.io';
import { catalog } from '../../games/index.ts';
import type { AnyRules } from '../../games/kit/rules.ts';
import type { AnyBot } from '../../games/kit/search/bot.ts';
import type { ArenaPlayer } from './player.ts';

/** What the arena needs of a game. */
export interface ArenaGame {
  readonly rules: AnyRules;
  readonly bot: AnyBot;
  /** A player in a few lines, fixed once as a measure: never tuned. */
  readonly greedy: ArenaPlayer;
  /** For players of boardgame.io. */
  readonly game: Game;
}

/** What the arena needs of a game, loaded when it is played. */
export async function arenaGame(name: string): Promise<ArenaGame> {
  const entry = catalog.find(({ info }) => info.name === name);
  if (!entry) {
    const names = catalog.map(({ info }) => info.name).join(', ');
    throw new Error(`Say which game: ${names}.`);
  }
  const [{ rules, game }, { bot }, { greedy }] = await Promise.all([
    entry.load(),
    import(`../../games/${name}/bot/index.ts`),
    import(`./greedy/${name}.ts`),
  ]);
  return { rules, game, bot, greedy };
}
