import { readerLocale } from '#lib/format/reader-locale.ts';
import { readDisplay } from '#lib/session/stored-display.ts';
import type { PaymentTexts } from './payment-texts.ts';

/** The page's texts with digits and calendar as whoever is signed in here has chosen them. */
export function asRead(texts: PaymentTexts): PaymentTexts {
  const display = readDisplay();
  if (!display) return texts;
  return {
    ...texts,
    locale: readerLocale(texts.locale, display),
    calendar: display.calendar ?? texts.calendar,
  };
}
