/** Languages in which all texts of games and lobby exist (BCP 47). */
export const languages = ['en', 'it', 'fr', 'de'] as const;
/** One of the four languages. */
export type Language = (typeof languages)[number];

/** Names of the languages, each in its own language, for a switch that everyone can read. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
};

/** Returns whether any value is one of the four languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
