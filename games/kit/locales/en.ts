import type { OtherRules } from '../rules-version.ts';

/** Reasons for refusing a move that all games share. */
export const refusals: Readonly<Record<OtherRules, string>> = {
  otherRules: 'This match was begun with another version of the rules and can’t be played on here.',
};
