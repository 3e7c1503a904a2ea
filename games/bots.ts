/** The bots of the games on the shelf, apart from it: no page of the lobby needs them. */
import type { infos } from './infos.ts';
import type { PlayerID } from './kit/player-id.ts';
import type { AnyMove, AnyTypes, GameTypes } from './kit/rules.ts';
import { type BotParts, decide, type Question } from './kit/search/bot.ts';
import type { Level } from './kit/search/levels.ts';

/** A question to a bot: only what its page shows, as plain data that can be sent to a thread. */
export interface BotQuestion {
  /** boardgame.io's name of the game. */
  readonly game: string;
  readonly playerID: PlayerID;
  /** The view of the state that the seat has. */
  readonly G: unknown;
  /** The events of the log. */
  readonly events: readonly unknown[];
  readonly level: Level;
}

/** A clock and random numbers for a bot, which its host provides. */
export type BotMeans = Pick<Question<AnyTypes>, 'budget' | 'rng'>;

type AskBot = (question: Question<AnyTypes>) => AnyMove | undefined;

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

/** The move of a bot; undefined: it has nothing to do. */
export async function askBot(
  { game, playerID, G, events, level }: BotQuestion,
  means: BotMeans,
): Promise<AnyMove | undefined> {
  const ask = await loadBot(game);
  return ask({ seat: playerID, seen: G, events, level, ...means });
}
