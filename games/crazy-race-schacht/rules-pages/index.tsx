/** The rules with figures in four languages, for a rules panel or a page of their own. */
import type { RulesPagesProps } from '../../kit/board/IllustratedRules.tsx';
import type { Language } from '../../kit/language.ts';
import type { SchachtText } from '../locales/text.ts';
import type { RulesSectionID } from '../rules-sections.ts';
import { text as de } from './locales/de.ts';
import { text as en } from './locales/en.ts';
import { text as fr } from './locales/fr.ts';
import { text as it } from './locales/it.ts';
import type { RulesPagesText } from './locales/text.ts';
import { RulesPages as OwnWordsPages } from './own-words.tsx';

export { rules } from '../locales/lazy-rules.ts';

const texts: Readonly<Record<Language, RulesPagesText>> = { en, it, fr, de };

/** What is different at a table, the race in short, and the whole rules with figures and examples. */
export function RulesPages(props: RulesPagesProps<SchachtText, RulesSectionID>) {
  return <OwnWordsPages {...props} words={texts[props.language]} />;
}
