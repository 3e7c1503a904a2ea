/** Exports of `paddock-games/bug-race/rulebook`. */
import { illustratedRulebookOf } from '../../kit/board/package/illustrated-rulebook.tsx';
import { texts } from '../locales/index.ts';
import type { RulesPagesText } from '../locales/rules-pages/en.ts';
import type { BugRaceText } from '../locales/text.ts';
import type { RulesSectionID } from '../rules-sections.ts';
import { rulesTexts, words } from './texts.ts';

export type { IllustratedRulebookProps } from '../../kit/board/package/illustrated-rulebook.tsx';
export type { RulesPagesText } from '../locales/rules-pages/en.ts';

/**
 * The rules of Bug Race with drawings and examples, in short first. Drawings and words are loaded when they are shown.
 * The stylesheet is the board's.
 */
export const IllustratedRulebook = /* @__PURE__ */ illustratedRulebookOf<
  BugRaceText,
  RulesPagesText,
  RulesSectionID
>({
  loadPages: () => import('./RulesPages.tsx'),
  texts,
  rulesTexts,
  words,
});
