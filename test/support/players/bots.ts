import type { CatalogGame, GameModule } from '../../../games/index.ts';
import type { AnyTypes } from '../../../games/kit/rules.ts';
import type { Choose } from '../../../games/kit/search/choose.ts';
import type { BotClass } from '../../../games/kit/search/framework-bot.ts';
import type { Imagine } from '../../../games/kit/search/imagine.ts';
import type { createSeatPlayer } from '../../../games/kit/search/play-seat.ts';

/** A game with its bot as the package exports it. */
export interface GameWithBot extends Pick<CatalogGame, 'info'> {
  readonly module: GameModule;
  readonly Bot: BotClass;
  readonly choose: Choose<AnyTypes>;
  readonly imagine: Imagine<AnyTypes>;
  readonly playSeat: ReturnType<typeof createSeatPlayer<AnyTypes>>;
}

/** Loads a game of the catalog with its bot. */
export async function withBot({ info, load }: CatalogGame): Promise<GameWithBot> {
  const [module, bot] = await Promise.all([
    load(),
    import(`../../../games/${info.name}/bot/exported.ts`),
  ]);
  return { info, module, ...bot };
}
