import type { Language } from '../../games/kit/language.ts';
import { listIn } from '../../games/kit/locales/list.ts';
import { once } from '../../games/kit/once.ts';

/** Formats of numbers, lists and times in a language. */
export interface Formats {
  /** "Ada, Ben and Carl" */
  readonly list: (parts: readonly string[]) => string;
  readonly number: (value: number) => string;
  /** "2–4" */
  readonly range: (min: number, max: number) => string;
  /** "15–25 min" */
  readonly minutes: (min: number, max: number) => string;
  /** "18:05", from milliseconds since 1970 */
  readonly timeOfDay: (milliseconds: number) => string;
  /** "23 Nov 2026", from milliseconds since 1970 */
  readonly date: (milliseconds: number) => string;
  /** "23 Nov 2026, 18:05", from milliseconds since 1970 */
  readonly day: (milliseconds: number) => string;
}

/** Returns the locale for dates. English readers come from all countries, where 11/12 may be either of two days. */
const ofTime = (language: Language) => (language === 'en' ? 'en-GB' : language);

/** Returns whether a number is below a thousand and has at most one decimal. */
const isShort = (value: number) => Math.abs(value) < 1000 && Number.isInteger(value * 10);

/** Returns a language's formats. Each is created when first used, which takes long on a slow phone. */
export function formatsFor(language: Language): Formats {
  const decimalSign = language === 'en' ? '.' : ',';
  const number = once(() => new Intl.NumberFormat(language));
  const minutes = once(
    () => new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' }),
  );
  const inTime = (style: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(ofTime(language), style));
  const time = inTime({ timeStyle: 'short' });
  const date = inTime({ dateStyle: 'medium' });
  const day = inTime({ dateStyle: 'medium', timeStyle: 'short' });
  return {
    list: listIn(language),
    // Most numbers of a page are short, so that it is drawn without Intl.
    number: (value) =>
      isShort(value) ? String(value).replace('.', decimalSign) : number().format(value),
    range: (min, max) => (min === max ? number().format(min) : number().formatRange(min, max)),
    minutes: (min, max) => (min === max ? minutes().format(min) : minutes().formatRange(min, max)),
    timeOfDay: (milliseconds) => time().format(milliseconds),
    date: (milliseconds) => date().format(milliseconds),
    day: (milliseconds) => day().format(milliseconds),
  };
}
