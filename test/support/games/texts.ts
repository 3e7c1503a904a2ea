import { sectionsOf } from '../../../games/kit/board/rules-sections.ts';
import type { Language } from '../../../games/kit/language.ts';
import type { GameText, RulesSection, RulesText } from '../../../games/kit/text.ts';

type Loaders<Loaded> = Readonly<Record<Language, () => Promise<Loaded>>>;

/** Loads the words of a game in all languages, with its rules in sections. */
export async function allWords<Text extends Pick<GameText, 'headings'>>(
  texts: Loaders<{ readonly text: Text }>,
  rules: Loaders<{ readonly rulesText: RulesText }>,
): Promise<Readonly<Record<Language, Text & { readonly rules: readonly RulesSection[] }>>> {
  const load = async (language: Language) => {
    const { text } = await texts[language]();
    return { ...text, rules: sectionsOf(text, (await rules[language]()).rulesText) };
  };
  return { en: await load('en'), it: await load('it'), fr: await load('fr'), de: await load('de') };
}
