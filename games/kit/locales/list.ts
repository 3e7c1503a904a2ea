import type { Language } from '../language.ts';

const and: Readonly<Record<Language, string>> = { en: 'and', it: 'e', fr: 'et', de: 'und' };

/**
 * Returns a function that writes a list in a language: "Ada, Ben und Cem". It writes what Intl.ListFormat would, whose
 * first use holds up the first drawing of a board.
 */
export function listIn(language: Language): (parts: readonly string[]) => string {
  return (parts) => {
    const last = parts.at(-1) ?? '';
    if (parts.length < 2) return last;
    const comma = language === 'en' && parts.length > 2 ? ',' : '';
    return `${parts.slice(0, -1).join(', ')}${comma} ${and[language]} ${last}`;
  };
}
