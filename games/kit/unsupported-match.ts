import type { GameIdentity } from './game-info.ts';

/**
 * Why a match can't be played here at all: it was made with other rules, or boardgame.io set it up for so many
 * players as the game can't have.
 */
export const unsupportedReasons = ['otherRules', 'wrongNumberOfPlayers'] as const;
/** One of the reasons against every move of a match. */
export type UnsupportedReason = (typeof unsupportedReasons)[number];

/**
 * What boardgame.io is given instead of a match that can't be set up: an error there would end a stock server.
 * It waits for nobody and refuses every move.
 */
export interface UnsupportedMatch {
  readonly rulesVersion: number;
  readonly unplayable: 'wrongNumberOfPlayers';
  readonly result: null;
  readonly players: Readonly<Record<string, never>>;
}

/** A match for a number of players that the game can't have. */
export function matchForWrongNumber({
  rulesVersion,
}: Pick<GameIdentity, 'rulesVersion'>): UnsupportedMatch {
  return { rulesVersion, unplayable: 'wrongNumberOfPlayers', result: null, players: {} };
}

/** Why a match can't be played here; null: it can. Of `G`, which may be of any rules, nothing else is read. */
export function whyUnsupported(
  G: unknown,
  info: Pick<GameIdentity, 'rulesVersion'>,
): UnsupportedReason | null {
  // Whatever else changes from one version to the next, these fields are what they were.
  const { rulesVersion = 1, unplayable } = G as {
    readonly rulesVersion?: number;
    readonly unplayable?: unknown;
  };
  if (rulesVersion !== info.rulesVersion) return 'otherRules';
  return unplayable === undefined ? null : 'wrongNumberOfPlayers';
}
