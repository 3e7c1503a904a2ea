/** The bots' estimates of how likely each seat is to win, for the games on the shelf, apart from it. */
import type { infos } from './infos.ts';
import type { AnyMove, AnyRules, AnyTypes, GameTypes } from './kit/rules.ts';
import type { BotParts } from './kit/search/bot.ts';
import { type Considered, consideredBy, estimateOf, type Rounds } from './kit/search/estimates.ts';
import type { Forecasting, Outlook, Sight } from './kit/search/knowledge.ts';

/** What the bot of a game says of positions, for hosts to which all games are alike. */
export interface Estimator {
  readonly rules: AnyRules;
  /** How likely each seat is to win by what one seat sees, 0 to 1; they add up to 1. */
  readonly estimate: (sight: Sight<AnyTypes>, means: Rounds) => Outlook;
  /**
   * What the strong bot would have tried in a seat's place, its favourite first; nothing where there is nothing to think
   * about. `played` comes last if it is none of them.
   */
  readonly consider: (
    sight: Sight<AnyTypes>,
    means: Rounds & { readonly played: AnyMove | null },
  ) => readonly Considered[];
}

function estimatorOf<Types extends GameTypes>({
  bot,
  forecasting,
}: {
  readonly bot: BotParts<Types>;
  readonly forecasting: Forecasting<Types>;
}): Estimator {
  const { rules } = bot;
  return {
    rules,
    estimate: (sight, means) => estimateOf<Types>({ rules, forecasting }, { ...sight }, means),
    consider: (sight, { played, ...means }) =>
      consideredBy<Types>(
        { rules, forecasting, bot },
        { ...sight },
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
  'bug-race': async () => estimatorOf(await import('./bug-race/bot/forecasting.ts')),
  'crazy-race-schacht': async () =>
    estimatorOf(await import('./crazy-race-schacht/bot/forecasting.ts')),
  'crazy-race-gewalt': async () =>
    estimatorOf(await import('./crazy-race-gewalt/bot/forecasting.ts')),
  'detroit-cleveland-grand-prix': async () =>
    estimatorOf(await import('./detroit-cleveland-grand-prix/bot/forecasting.ts')),
};

/** Loads the estimates of a game; an error if there is no such game. */
export async function loadEstimator(game: string): Promise<Estimator> {
  const [, load] = Object.entries(loaders).find(([name]) => name === game) ?? [];
  if (!load) throw new Error(`There are no estimates of ${game}.`);
  return load();
}
