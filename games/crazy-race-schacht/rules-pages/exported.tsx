/** Exports of `paddock-games/crazy-race-schacht/rulebook`. */
import { illustratedRulebookOf } from '../../kit/board/package/illustrated-rulebook.tsx';
import { rules } from '../locales/lazy-rules.ts';
import { texts } from '../locales/lazy-text.ts';
import type { SchachtText } from '../locales/text.ts';
import type { RulesSectionID } from '../rules-sections.ts';
import type { RulesPagesText } from './locales/text.ts';

export type { IllustratedRulebookProps } from '../../kit/board/package/illustrated-rulebook.tsx';
export type { RulesPagesText } from './locales/text.ts';

/**
 * The rules of Crazy Race (Schacht) with drawings and examples, in short first. Drawings and words are loaded when they are shown.
 * The stylesheet is the board's.
 */
export const IllustratedRulebook = /* @__PURE__ */ illustratedRulebookOf<
  SchachtText,
  RulesPagesText,
  RulesSectionID
>({
  loadPages: () => import('./own-words.tsx'),
  texts,
  rules,
  words: {
    en: () => import('./locales/en.ts'),
    it: () => import('./locales/it.ts'),
    fr: () => import('./locales/fr.ts'),
    de: () => import('./locales/de.ts'),
  },
});
