import type { GameInfo } from './game-info.ts';

/** The reason against every move of a match that was made with other rules. */
export type OtherRules = 'otherRules';

/** Whether a match was made with other rules than those that are here. Of `G` nothing else is read. */
export function isOfOtherRules(G: unknown, info: Pick<GameInfo, 'rulesVersion'>): boolean {
  // Whatever else has changed from one version to the next, this field is what it was.
  const { rulesVersion = 1 } = G as { readonly rulesVersion?: number };
  return rulesVersion !== info.rulesVersion;
}
