const formats = new Map<string, Intl.NumberFormat>();

/** Returns a formatter of dollars in a language (BCP 47), without cents. */
export function moneyIn(language: string): (amount: number) => string {
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
