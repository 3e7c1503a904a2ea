/** The bots of the games and their estimates, apart from the catalogue: only threads beside a page or a server load them. */

import { loadByName } from './kit/load-by-name.ts';
import type { PlayerID } from './kit/player-id.ts';
import type { AnyMove, AnyRules, AnyTypes, GameTypes } from './kit/rules.ts';
import { type BotParts, decide, type Question } from './kit/search/bot.ts';
import { type Considered, consideredBy, estimateOf, type Rounds } from './kit/search/estimates.ts';
import type { Level } from './kit/search/levels.ts';
import type { Observation, WinModel, WinShares } from './kit/search/search-domain.ts';
import type { GameName } from './paddock.ts';

type Loaders<Loaded> = Readonly<Record<GameName, () => Promise<Loaded>>>;

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

const botLoaders: Loaders<AskBot> = {
  'bug-race': async () => asking(await import('./bug-race/bot/index.ts')),
  'crazy-race-schacht': async () => asking(await import('./crazy-race-schacht/bot/index.ts')),
  'crazy-race-gewalt': async () => asking(await import('./crazy-race-gewalt/bot/index.ts')),
  'detroit-cleveland-grand-prix': async () =>
    asking(await import('./detroit-cleveland-grand-prix/bot/index.ts')),
};

/** Loads the bot of a game. Rejects if there is no such game. */
export function loadBot(game: string): Promise<AskBot> {
  return loadByName<Record<string, AskBot>, string>(botLoaders, game);
}

/** Returns the move of a bot, or undefined if it has nothing to do. */
export async function askBot(
  { game, playerID, G, events, level }: BotQuestion,
  means: BotMeans,
): Promise<AnyMove | undefined> {
  const ask = await loadBot(game);
  return ask({ seat: playerID, seen: G, events, level, ...means });
}

/** Estimates of positions by the bot of a game, for hosts that treat all games alike. */
export interface Estimator {
  readonly rules: AnyRules;
  /** Returns each seat's chance of winning, 0 to 1, from the view of one seat. They add up to 1. */
  readonly estimate: (observation: Observation<AnyTypes>, means: Rounds) => WinShares;
  /**
   * What the strong bot would have tried in a seat's place, its favourite first; nothing where there is nothing to think
   * about. `played` comes last if it is none of them.
   */
  readonly consider: (
    observation: Observation<AnyTypes>,
    means: Rounds & { readonly played: AnyMove | null },
  ) => readonly Considered[];
}

function estimatorOf<Types extends GameTypes>({
  bot,
  winModel,
}: {
  readonly bot: BotParts<Types>;
  readonly winModel: WinModel<Types>;
}): Estimator {
  const { rules } = bot;
  return {
    rules,
    estimate: (observation, means) =>
      estimateOf<Types>({ rules, winModel }, { ...observation }, means),
    consider: (observation, { played, ...means }) =>
      consideredBy<Types>(
        { rules, winModel, bot },
        { ...observation },
        {
          ...means,
          // Of the same game, as the sight is.
          played: played as never,
        },
      ),
  };
}

const estimatorLoaders: Loaders<Estimator> = {
  'bug-race': async () => estimatorOf(await import('./bug-race/bot/win-model.ts')),
  'crazy-race-schacht': async () =>
    estimatorOf(await import('./crazy-race-schacht/bot/win-model.ts')),
  'crazy-race-gewalt': async () =>
    estimatorOf(await import('./crazy-race-gewalt/bot/win-model.ts')),
  'detroit-cleveland-grand-prix': async () =>
    estimatorOf(await import('./detroit-cleveland-grand-prix/bot/win-model.ts')),
};

/** Loads the estimates of a game. Rejects if there is no such game. */
export function loadEstimator(game: string): Promise<Estimator> {
  return loadByName<Record<string, Estimator>, string>(estimatorLoaders, game);
}
