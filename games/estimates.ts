/** The bots' estimates of how likely each seat is to win, for the games on the shelf, apart from it. */
import type { infos } from './infos.ts';
import type { AnyMove, AnyRules, AnyTypes, GameTypes } from './kit/rules.ts';
import type { BotParts } from './kit/search/bot.ts';
import { type Considered, consideredBy, estimateOf, type Rounds } from './kit/search/estimates.ts';
import type { Observation, WinModel, WinShares } from './kit/search/search-domain.ts';

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

/** By the names of the games, each loaded when it is needed. */
const loaders: Readonly<Record<keyof typeof infos, () => Promise<Estimator>>> = {
  'bug-race': async () => estimatorOf(await import('./bug-race/bot/win-model.ts')),
  'crazy-race-schacht': async () =>
    estimatorOf(await import('./crazy-race-schacht/bot/win-model.ts')),
  'crazy-race-gewalt': async () =>
    estimatorOf(await import('./crazy-race-gewalt/bot/win-model.ts')),
  'detroit-cleveland-grand-prix': async () =>
    estimatorOf(await import('./detroit-cleveland-grand-prix/bot/win-model.ts')),
};

/** Loads the estimates of a game; an error if there is no such game. */
export async function loadEstimator(game: string): Promise<Estimator> {
  const [, load] = Object.entries(loaders).find(([name]) => name === game) ?? [];
  if (!load) throw new Error(`There are no estimates of ${game}.`);
  return load();
}
