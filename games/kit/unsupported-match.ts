import type { GameIdentity } from './game-info.ts';

/**
 * Reasons why a match can't be played here at all. Either it was created with other rules, or boardgame.io set it up
 * for a number of players that the game doesn't allow.
 */
export const unsupportedReasons = ['otherRules', 'wrongNumberOfPlayers'] as const;
/** One of the reasons for refusing every move of a match. */
export type UnsupportedReason = (typeof unsupportedReasons)[number];

/**
 * State that boardgame.io gets instead of a match that can't be set up, because an error would end a stock server. It
 * waits for no player and refuses every move.
 */
export interface UnsupportedMatch {
  readonly rulesVersion: number;
  readonly unplayable: 'wrongNumberOfPlayers';
  readonly result: null;
  readonly players: Readonly<Record<string, never>>;
}

/** Returns the state for a number of players that the game doesn't allow. */
export function matchForWrongNumber({
  rulesVersion,
}: Pick<GameIdentity, 'rulesVersion'>): UnsupportedMatch {
  return { rulesVersion, unplayable: 'wrongNumberOfPlayers', result: null, players: {} };
}

/**
 * Returns why a match can't be played here, or null if it can. `G` may be of any rules; only these two fields are read.
 */
export function whyUnsupported(
  G: unknown,
  info: Pick<GameIdentity, 'rulesVersion'>,
): UnsupportedReason | null {
  // These fields stay the same in all versions.
  const { rulesVersion, unplayable } = G as {
    readonly rulesVersion?: number;
    readonly unplayable?: unknown;
  };
  if (rulesVersion !== info.rulesVersion) return 'otherRules';
  return unplayable === undefined ? null : 'wrongNumberOfPlayers';
}
