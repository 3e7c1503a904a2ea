import type { ShelfGame } from '../../games/index.ts';
import type { Language } from '../../games/kit/language.ts';

/** Creates a match against bots in this browser and loads what its page needs; returns its ID. */
export async function createPractice(game: ShelfGame, language: Language): Promise<string> {
  const [{ startPractice }] = await Promise.all([
    import('../here/start.ts'),
    game.load(),
    game.loadBoard(),
    game.loadText(language),
    import('../here/HerePage.tsx'),
  ]);
  return startPractice(game);
}
