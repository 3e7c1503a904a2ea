import type { OtherRules } from '../rules-version.ts';

/** Reasons for refusing a move that all games share. */
export const refusals: Readonly<Record<OtherRules, string>> = {
  otherRules:
    'Cette partie a été commencée avec une autre version des règles et ne peut pas continuer ici.',
};
