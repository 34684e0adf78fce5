const NBSP = '\u00a0';
/** Keeps the sign of `US$` beside its letters where the text around it runs from right to left. */
const LRM = '\u200e';

/** US dollars in a locale's own form: `$1,500`, `1 500 $US`, `US$1,500`, `۵۰۰ دلار`; so many digits after the mark. */
export function writeUsd(amount: number, locale: string, digits = 0): string {
  const options = {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  if (locale.startsWith('fa'))
    return new Intl.NumberFormat(locale, { ...options, currencyDisplay: 'name' })
      .format(amount)
      .replace(/دلار.*/, 'دلار')
      .replace(' ', NBSP);
  const text = new Intl.NumberFormat(locale, options).format(amount);
  return locale.startsWith('ar') ? `${text}${LRM}` : text;
}
