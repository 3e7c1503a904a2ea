/** The illustrated rules of Detroit–Cleveland Grand Prix: `import … from 'paddock-games/detroit-cleveland-grand-prix/board/illustrated-rules'`. */
import { illustratedRulesOf } from '../../kit/board/package/standalone-rules.tsx';
import { texts } from '../locales/lazy-text.ts';
import type { GrandPrixText } from '../locales/text.ts';
import type { RulesPagesText } from './locales/text.ts';

export type { IllustratedRulesProps } from '../../kit/board/package/standalone-rules.tsx';
export type { RulesPagesText } from './locales/text.ts';

/**
 * The rules of Detroit–Cleveland Grand Prix with drawings and examples, in short first. Drawings and words are loaded when they are shown.
 * The stylesheet is the board's.
 */
export const IllustratedRules = illustratedRulesOf<GrandPrixText, RulesPagesText>({
  loadPages: () => import('./own-words.tsx'),
  texts,
  words: {
    en: () => import('./locales/en.ts'),
    it: () => import('./locales/it.ts'),
    fr: () => import('./locales/fr.ts'),
    de: () => import('./locales/de.ts'),
  },
});
