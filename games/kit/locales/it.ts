import type { OtherRules } from '../rules-version.ts';

/** Reasons for refusing a move that all games share. */
export const refusals: Readonly<Record<OtherRules, string>> = {
  otherRules:
    'Questa partita è stata iniziata con un’altra versione delle regole e qui non può continuare.',
};
