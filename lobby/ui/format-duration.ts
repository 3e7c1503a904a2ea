import type { Language } from '../../games/kit/language.ts';

const unitsOf = {
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
} as const;
type Unit = keyof typeof unitsOf;

const units: readonly Unit[] = ['day', 'hour', 'minute', 'second'];

/** Returns a duration's whole units other than 0, the largest first: at most so many adjacent ones. */
function partsOf(milliseconds: number, max: number): readonly (readonly [Unit, number])[] {
  const largest = units.findIndex((unit) => milliseconds >= unitsOf[unit]);
  if (largest < 0) return [['second', 0]];
  let rest = milliseconds;
  const parts = units.slice(largest, largest + max).map((unit) => {
    const count = Math.floor(rest / unitsOf[unit]);
    rest -= count * unitsOf[unit];
    return [unit, count] as const;
  });
  return parts.filter(([, count]) => count > 0);
}

/** Formats milliseconds as "2 days, 3 hours". */
export function spanInWords(milliseconds: number, language: Language): string {
  const written = partsOf(milliseconds, 2).map(([unit, count]) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  return new Intl.ListFormat(language, { type: 'unit' }).format(written);
}

/** Formats milliseconds as "2d" or "3h", by the largest unit alone. */
export function spanInShort(milliseconds: number, language: Language): string {
  const [[unit, count] = ['second', 0] as const] = partsOf(milliseconds, 1);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(
    count,
  );
}

const { minute } = unitsOf;

/** Formats milliseconds as whole minutes, such as "3 minutes". */
export function wholeMinutesInWords(milliseconds: number, language: Language): string {
  return spanInWords(Math.floor(milliseconds / minute) * minute, language);
}

/** Formats milliseconds of less than a day as "1:05". */
export function spanInFigures(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const written = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return written.replace(/^0(0:0?)?/, '');
}
