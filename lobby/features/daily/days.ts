import type { Language } from '../../../games/kit/language.ts';
import type { Day } from '../../../protocol/daily.ts';

/** Formats a day as "26 November 2026". */
export function dayInWords(day: Day, language: Language): string {
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return date.format(Date.parse(day));
}
