import type { Language } from '../../kit/language.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** Writes dollars as the language does, without cents. */
export function moneyIn(language: Language): (amount: number) => string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
  formats.set(language, format);
  return (amount) => format.format(amount);
}
