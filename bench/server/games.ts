import type { Game } from 'boardgame.io';
import { catalog, type GameModule } from '../../games/index.ts';
import { benchGame } from './game.ts';

/** Which games servers host: that of the bench, or those on the shelf. */
export type GamesName = 'bench' | 'shelf';

export interface BenchedGame {
  readonly name: string;
  /** The same object for all servers that are compared. */
  readonly game: Game;
  readonly refusalOf: GameModule['refusalOf'];
}

/** The games that a server is to host, as `BENCH_GAMES` says. */
export async function benchedGames(): Promise<readonly BenchedGame[]> {
  if (process.env.BENCH_GAMES !== 'shelf') {
    return [{ name: 'bench', game: benchGame, refusalOf: () => null }];
  }
  return Promise.all(
    catalog.map(async ({ info: { name }, load }) => {
      const { game, refusalOf } = await load();
      return { name, game: Object.assign(game, { name }), refusalOf };
    }),
  );
}
