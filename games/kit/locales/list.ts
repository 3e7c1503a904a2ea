import type { Language } from '../language.ts';
import { withD } from './elision.ts';

const and: Readonly<Record<Language, string>> = { en: 'and', it: 'e', fr: 'et', de: 'und' };

/**
 * Returns a function that writes a list in a language: "Ada, Ben und Cem". The lists are those of Intl.ListFormat for
 * British English and the other languages, except for "ed" in Italian. The first use of Intl.ListFormat takes long.
 */
export function listIn(language: Language): (parts: readonly string[]) => string {
  return (parts) => {
    const last = parts.at(-1) ?? '';
    if (parts.length < 2) return last;
    const word = language === 'it' ? withD('e', last) : `${and[language]} ${last}`;
    return `${parts.slice(0, -1).join(', ')} ${word}`;
  };
}
