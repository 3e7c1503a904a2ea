import { randomBytes } from 'node:crypto';
import type { State } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { type CatalogGame, catalog, type GameModule } from '../games/index.ts';

type ProcessedGame = ReturnType<typeof ProcessGameConfig>;

/** The rules of a game that the server and its bots use. */
export type ServedRules = Pick<
  GameModule,
  'refusalOf' | 'rules' | 'playersToMove' | 'playbackMilliseconds'
>;

/** A game as the server runs it. */
export interface ServedGame extends ServedRules, Pick<CatalogGame, 'dailyOptions'> {
  readonly game: ProcessedGame & { readonly name: string };
}

/** Returns the seats that a match waits for. */
export function awaitedIn({ playersToMove }: ServedGame, { G, ctx }: State): readonly string[] {
  return ctx.gameover === undefined || ctx.gameover === null ? playersToMove(G) : [];
}

/**
 * Gives every match of a game its own unguessable seed. boardgame.io reads `game.seed` once per match, and would
 * otherwise use the time of day. It passes processed games on unchanged, so that the getter stays a getter.
 */
export function withUnguessableSeeds(game: ProcessedGame): ProcessedGame {
  return Object.defineProperty(game, 'seed', {
    get: () => randomBytes(16).toString('hex'),
    enumerable: true,
  });
}

/** Loads the rules of all games. */
export function loadGames(): Promise<readonly ServedGame[]> {
  return Promise.all(
    catalog.map(async ({ info, load, dailyOptions }) => {
      const { game, refusalOf, rules, playersToMove, playbackMilliseconds } = await load();
      const processed = withUnguessableSeeds(ProcessGameConfig(game));
      return {
        game: Object.assign(processed, { name: info.name }),
        refusalOf,
        rules,
        playersToMove,
        playbackMilliseconds,
        dailyOptions,
      };
    }),
  );
}
