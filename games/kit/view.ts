import type { PlayerID } from './player-id.ts';

/**
 * The three parts of every game's state: public fields, a private part for each player, and a secret part for no
 * player.
 */
export interface SecretState {
  readonly players: Readonly<Record<PlayerID, unknown>>;
  readonly secret?: unknown;
}

/** G from the point of view of a seat or a spectator: no `secret`, and of `players` only the player's own part. */
export type PlayerView<G extends SecretState> = {
  readonly [Field in keyof G as Exclude<Field, 'secret' | 'players'>]: G[Field];
} & { readonly players: Partial<G['players']> };

/**
 * Implements boardgame.io's `playerView` for all our games: what a seat, or a spectator (null), may see of G. It equals
 * the framework's STRIP_SECRETS, copied so that games import nothing of it at run time.
 */
export function stripSecrets<G extends SecretState>({
  G,
  playerID,
}: {
  G: G;
  playerID: PlayerID | null;
}): Omit<G, 'secret'> {
  const { secret: _hidden, ...seen } = G;
  // A match of other rules may have another shape, and an error would end boardgame.io's server.
  const players: G['players'] | undefined = G.players;
  const isSeat = playerID !== null && players && Object.hasOwn(players, playerID);
  return { ...seen, players: isSeat ? { [playerID]: players[playerID] } : {} };
}
