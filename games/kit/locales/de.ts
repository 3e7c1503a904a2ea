import type { OtherRules } from '../rules-version.ts';

/** Reasons for refusing a move that all games share. */
export const refusals: Readonly<Record<OtherRules, string>> = {
  otherRules:
    'Diese Partie wurde mit einer anderen Fassung der Regeln begonnen und kann hier nicht weitergespielt werden.',
};
