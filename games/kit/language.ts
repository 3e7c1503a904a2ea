/** The languages that every text of a game and of the lobby exists in (BCP 47). */
export const languages = ['en', 'it', 'fr', 'de'] as const;
/** One of the four languages. */
export type Language = (typeof languages)[number];

/** Names of the languages, each in itself, for a switch that everybody can read. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
};

/** Whether a value, which may be anything, is one of the four languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
