import type { Game } from 'boardgame.io';
import { catalog } from '../../games/index.ts';
import type { GameBench } from '../../games/kit/game-bench.ts';
import type { AnyRules } from '../../games/kit/rules.ts';
import type { AnyBot } from '../../games/kit/search/bot.ts';
import { loadBench } from '../support/game-bench.ts';

/** What the arena needs of a game. */
export interface ArenaGame {
  readonly rules: AnyRules;
  readonly bot: AnyBot;
  readonly greedy: GameBench['greedy'];
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
    loadBench(name),
  ]);
  return { rules, game, bot, greedy };
}
