/** The bots of the games on the shelf, apart from it: no page of the lobby needs them. */
import type { infos } from './infos.ts';
import type { AnyMove, AnyTypes, GameTypes } from './kit/rules.ts';
import { type BotParts, decide, type Question } from './kit/search/bot.ts';

/** Asks the bot of any game for its move; undefined: it has nothing to do. */
export type AskBot = (question: Question<AnyTypes>) => AnyMove | undefined;

function asking<Types extends GameTypes>({ bot }: { readonly bot: BotParts<Types> }): AskBot {
  return (question) => decide<Types>(bot, { ...question })?.move;
}

/** By the names of the games, each loaded when it is needed. */
const loaders: Readonly<Record<keyof typeof infos, () => Promise<AskBot>>> = {
  'bug-race': async () => asking(await import('./bug-race/bot/index.ts')),
  'crazy-race-schacht': async () => asking(await import('./crazy-race-schacht/bot/index.ts')),
  'crazy-race-gewalt': async () => asking(await import('./crazy-race-gewalt/bot/index.ts')),
  'detroit-cleveland-grand-prix': async () =>
    asking(await import('./detroit-cleveland-grand-prix/bot/index.ts')),
};

/** Loads the bot of a game; an error if there is no such game. */
export async function loadBot(game: string): Promise<AskBot> {
  const [, load] = Object.entries(loaders).find(([name]) => name === game) ?? [];
  if (!load) throw new Error(`There is no bot of ${game}.`);
  return load();
}
