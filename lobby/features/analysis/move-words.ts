import type { CatalogGame } from '../../../games/index.ts';
import type { Language } from '../../../games/kit/language.ts';
import type { MoveInPlace } from '../../../games/kit/move-words.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';

/** Describes a possible move. */
export type DescribeMove = (asked: MoveInPlace<unknown, AnyMove>) => string;

/** Loads the descriptions of a game's moves. A move without one is described by its name and arguments. */
export async function loadMoveWords(game: CatalogGame, language: Language): Promise<DescribeMove> {
  const [{ movesIn }, { text }] = await Promise.all([
    game.loadMoveWords(),
    game.loadText(language),
  ]);
  const describe = movesIn(text);
  return (asked) => describe(asked) || `${asked.move.move} ${JSON.stringify(asked.move.args)}`;
}
