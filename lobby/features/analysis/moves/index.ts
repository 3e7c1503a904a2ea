/** Descriptions of moves for all games. The log has none for moves that were not made. */
import type { infos } from '../../../../games/infos.ts';
import type { Language } from '../../../../games/kit/language.ts';
import type { AnyMove, AnyTypes } from '../../../../games/kit/rules.ts';
import { texts } from '../../../../games/texts.ts';
import type { MoveInPlace } from './move-words.ts';

/** Describes a possible move. */
export type TellMove = (asked: MoveInPlace<unknown, AnyMove>) => string;

/** A game's own function, which only gets what comes from its own rules. */
type TellOwnMove = (asked: MoveInPlace<AnyTypes['State'], AnyTypes['Moves']>) => string;

const loaders: Readonly<Record<keyof typeof infos, (language: Language) => Promise<TellOwnMove>>> =
  {
    'bug-race': async (language) => {
      const { movesIn } = await import('./bug-race.ts');
      return movesIn((await texts['bug-race'][language]()).text);
    },
    'crazy-race-schacht': async (language) => {
      const { movesIn } = await import('./crazy-race-schacht.ts');
      return movesIn((await texts['crazy-race-schacht'][language]()).text);
    },
    'crazy-race-gewalt': async (language) => {
      const { movesIn } = await import('./crazy-race-gewalt.ts');
      return movesIn((await texts['crazy-race-gewalt'][language]()).text);
    },
    'detroit-cleveland-grand-prix': async (language) => {
      const { movesIn } = await import('./detroit-cleveland-grand-prix.ts');
      return movesIn((await texts['detroit-cleveland-grand-prix'][language]()).text);
    },
  };

/** Loads the descriptions of a game's moves. Without one, a move's name and arguments are used. */
export async function loadMoveWords(game: string, language: Language): Promise<TellMove> {
  const [, load] = Object.entries(loaders).find(([name]) => name === game) ?? [];
  const tellOwn = await load?.(language);
  return (asked) => tellOwn?.(asked) || `${asked.move.move} ${JSON.stringify(asked.move.args)}`;
}
