import { randomBytes } from 'node:crypto';
import type { State } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { catalog, type GameModule } from '../games/index.ts';

type ProcessedGame = ReturnType<typeof ProcessGameConfig>;

/** A game as the server runs it. */
export interface ServedGame {
  readonly game: ProcessedGame & { readonly name: string };
  readonly refusalOf: GameModule['refusalOf'];
  /** Data that bots need beyond that. Undefined if the game has no bots. */
  readonly forBots?: Pick<GameModule, 'rules' | 'playersToMove' | 'playbackMilliseconds'>;
}

/** Returns the seats that a match waits for: by the game's rules, or else those that boardgame.io lets move. */
export function awaitedIn({ forBots }: ServedGame, { G, ctx }: State): readonly string[] {
  if (ctx.gameover !== undefined && ctx.gameover !== null) return [];
  if (forBots) return forBots.playersToMove(G);
  return ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
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
    catalog.map(async ({ info, load }) => {
      const { game, refusalOf, rules, playersToMove, playbackMilliseconds } = await load();
      const forBots = { rules, playersToMove, playbackMilliseconds };
      const processed = withUnguessableSeeds(ProcessGameConfig(game));
      return { game: Object.assign(processed, { name: info.name }), refusalOf, forBots };
    }),
  );
}
