import type { Language } from '../../../games/kit/language.ts';

/** Loads the words of a game in all languages. */
export async function allWords<Text>(
  texts: Readonly<Record<Language, () => Promise<{ readonly text: Text }>>>,
): Promise<Readonly<Record<Language, Text>>> {
  const [en, it, fr, de] = await Promise.all([texts.en(), texts.it(), texts.fr(), texts.de()]);
  return { en: en.text, it: it.text, fr: fr.text, de: de.text };
}
