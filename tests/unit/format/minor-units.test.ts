import { describe, expect, it, test } from 'vitest';
import { type MoneyLook, writeMoney, writePrice } from '#lib/format/minor-units.ts';
import { formatPrice } from '#lib/format/money.ts';
import { hasNativeDigits, readerLocale } from '#lib/format/reader-locale.ts';
import { LANGUAGES, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { translator } from '#lib/i18n/messages.ts';
import { PLANS, priceIn } from '#lib/plans.ts';

const lookOf = (lng: LanguageCode): MoneyLook => ({
  locale: languageOf(lng).locale,
  toman: (amount) => translator(lng)('plans:toman', { amount }),
});

const NBSP = '\u00a0';
const NARROW = '\u202f';
const LRM = '\u200e';
const RLM = '\u200f';

test.each([
  ['en', '$1,234.50', '$4,500', '34,900,000 toman'],
  ['fa', `۱٬۲۳۴٫۵۰${NBSP}دلار`, `۴٬۵۰۰${NBSP}دلار`, '۳۴٬۹۰۰٬۰۰۰ تومان'],
  ['ar', `${RLM}1,234.50${NBSP}US$${LRM}`, `${RLM}4,500${NBSP}US$${LRM}`, '34,900,000 تومان'],
  ['de', `1.234,50${NBSP}$`, `4.500${NBSP}$`, '34.900.000 Toman'],
  ['es', `1234,50${NBSP}US$`, `4500${NBSP}US$`, '34.900.000 tomanes'],
  ['fr', `1${NARROW}234,50${NBSP}$US`, `4${NARROW}500${NBSP}$US`, `34${NARROW}900${NARROW}000 tomans`],
  ['it', `1234,50${NBSP}USD`, `4500${NBSP}USD`, '34.900.000 toman'],
  ['tr', '$1.234,50', '$4.500', '34.900.000 toman'],
  ['ru', `1${NBSP}234,50${NBSP}$`, `4${NBSP}500${NBSP}$`, `34${NBSP}900${NBSP}000 томанов`],
  ['zh', 'US$1,234.50', 'US$4,500', '34,900,000土曼'],
] as const)('%s writes dollars with cents only where there are some, and toman', (lng, cents, whole, toman) => {
  const look = lookOf(lng);
  expect(writeMoney({ amount: 123_450, currency: 'USD' }, look)).toBe(cents);
  expect(writeMoney({ amount: 450_000, currency: 'USD' }, look)).toBe(whole);
  expect(writeMoney({ amount: 34_900_000, currency: 'IRT' }, look)).toBe(
    toman.replace(/(?<=\d|[۰-۹]) (?=\p{L})/u, NBSP),
  );
});

it.each(LANGUAGES.map(({ code }) => code))('%s writes a price of the service as its pages do', (lng) => {
  for (const plan of PLANS) {
    const { price, currency } = priceIn(plan, languageOf(lng).currency);
    const unit = currency === 'USD' ? 100 : 1;
    const range = { from: price.from * unit, ...(price.to && { to: price.to * unit }) };
    const written = writePrice({ ...range, currency: currency === 'USD' ? 'USD' : 'IRT' }, lookOf(lng));
    expect(written).toBe(formatPrice(plan, lng));
  }
});

describe('dates and digits', () => {
  const moment = new Date('2026-03-21T12:00:00Z');
  const dateIn = (locale: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

  test.each([
    ['en', 'March 21, 2026', 'Farvardin 1, 1405 AP'],
    ['fa', '۱ فروردین ۱۴۰۵', '۱ فروردین ۱۴۰۵'],
    ['ar', '21 مارس 2026', '1 فرفردن 1405 ه‍.ش'],
    ['de', '21. März 2026', '1. Farwardin 1405 AP'],
    ['es', '21 de marzo de 2026', '1 de farvardin de 1405 AP'],
    ['fr', '21 mars 2026', '1 farvardin 1405 A. P.'],
    ['it', '21 marzo 2026', '01 Farvardin 1405 AP'],
    ['tr', '21 Mart 2026', 'AP 1 Ferverdin 1405'],
    ['ru', '21 марта 2026 г.', '1 фарвардин 1405 г. перс. год'],
    ['zh', '2026年3月21日', '波斯历1405年1月1日'],
  ] as const)(
    '%s writes a day in its own calendar, and in the Persian one where that is chosen',
    (lng, own, persian) => {
      const { locale } = languageOf(lng);
      expect(dateIn(readerLocale(locale, { calendar: null, numerals: null }))).toBe(own);
      expect(dateIn(readerLocale(locale, { calendar: 'persian', numerals: null }))).toBe(persian);
    },
  );

  it('follows the choice of digits where a language has its own', () => {
    const sum = (locale: string, numerals: 'latin' | 'native') =>
      new Intl.NumberFormat(readerLocale(locale, { calendar: null, numerals })).format(1234);
    expect([sum('fa-IR', 'latin'), sum('fa-IR', 'native')]).toEqual(['1,234', '۱٬۲۳۴']);
    expect([sum('ar-AE', 'latin'), sum('ar-AE', 'native')]).toEqual(['1,234', '١٬٢٣٤']);
    expect([sum('de-DE', 'latin'), sum('de-DE', 'native')]).toEqual(['1.234', '1.234']);
    expect(LANGUAGES.filter(({ locale }) => hasNativeDigits(locale)).map(({ code }) => code)).toEqual(['fa', 'ar']);
  });

  it('joins both choices', () => {
    expect(readerLocale('fa-IR', { calendar: 'gregory', numerals: 'latin' })).toBe('fa-IR-u-ca-gregory-nu-latn');
    expect(readerLocale('fa-IR', { calendar: null, numerals: null })).toBe('fa-IR');
  });
});
