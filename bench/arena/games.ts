import type { ArenaGame } from './players.ts';

/** What the arena needs of a game, loaded when it is played. */
export async function arenaGame(game: string): Promise<ArenaGame> {
  const [{ bot }, { greedy }] = await Promise.all([
    import(`../../games/${game}/bot/index.ts`),
    import(`./greedy/${game}.ts`),
  ]);
  return { bot, greedy };
}
