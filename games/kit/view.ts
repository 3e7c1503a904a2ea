import type { PlayerID } from 'boardgame.io';

/** The three parts of every game's state: public fields, one part for each player alone, one for nobody. */
export interface SecretState {
  readonly players: Readonly<Record<PlayerID, unknown>>;
  readonly secret?: unknown;
}

/** G as a seat or a spectator gets it: no `secret`, and of `players` the player's own part alone. */
export type PlayerView<G extends SecretState> = {
  readonly [Field in keyof G as Exclude<Field, 'secret' | 'players'>]: G[Field];
} & { readonly players: Partial<G['players']> };

/**
 * boardgame.io's `playerView` for all our games: what a seat, or a spectator (null), may see of G.
 * The same as the framework's STRIP_SECRETS, kept here so that games import nothing of it at run time.
 */
export function stripSecrets<G extends SecretState>({
  G,
  playerID,
}: {
  G: G;
  playerID: PlayerID | null;
}): Omit<G, 'secret'> {
  const { secret: _hidden, ...seen } = G;
  const isSeat = playerID !== null && Object.hasOwn(G.players, playerID);
  return { ...seen, players: isSeat ? { [playerID]: G.players[playerID] } : {} };
}
