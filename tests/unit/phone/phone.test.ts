import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePhone as parseInBrowser } from '#lib/phone/phone-in-browser.ts';
import { parsePhone } from '#lib/phone.ts';

const VALID = [
  ['an international number', '+989120000000', '+989120000000'],
  ['spaces', '+98 912 000 0000', '+989120000000'],
  ['hyphens and brackets', '+1 (202) 555-0123', '+12025550123'],
  ['00 for +', '00989120000000', '+989120000000'],
  ['a separated 00', '00 49 30 901820', '+4930901820'],
  ['an Iranian national number', '09120000000', '+989120000000'],
  ['an Iranian national number with spaces', '0912 000 0000', '+989120000000'],
  ['Persian digits', '۰۹۱۲۰۰۰۰۰۰۰', '+989120000000'],
  ['Persian digits, international', '+۹۸۹۱۲۰۰۰۰۰۰۰', '+989120000000'],
  ['Arabic-Indic digits with 00', '٠٠٩٧١٥٠١٢٣٤٥٦٧', '+971501234567'],
  ['full-width digits and plus', '＋８６１３８００１３８０００', '+8613800138000'],
  ['direction marks from a copied text', '\u2066+98 912 000 0000\u2069', '+989120000000'],
  ['a trunk zero after the country code', '+98 0912 000 0000', '+989120000000'],
] as const;

const INVALID = [
  ['nothing', ''],
  ['letters', 'call me'],
  ['a country code alone', '+98'],
  ['too short', '+98912'],
  ['an Iranian number of ten digits', '0912000000'],
  ['an Iranian number of twelve digits', '091200000000'],
  ['a national number without its zero', '9120000000'],
  ['a national number of another country', '030 901820'],
  ['an unknown country code', '+999123456789'],
  ['text around a number', 'my number is +989120000000'],
] as const;

describe.each([
  ['the service', parsePhone],
  ['the browser', parseInBrowser],
])('a telephone number in %s', (_where, parse) => {
  test.each(VALID)('accepts %s', (_what, input, e164) => {
    expect(parse(input)).toMatchObject({ e164 });
  });

  test.each(INVALID)('refuses %s', (_what, input) => {
    expect(parse(input)).toBeUndefined();
  });

  test('never throws and only gives E.164, which it accepts again', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+۰-۹0-9() -]{0,20}$/u));
    fc.assert(
      fc.property(typed, (input) => {
        const phone = parse(input);
        if (!phone) return;
        expect(phone.e164).toMatch(/^\+\d{6,15}$/);
        expect(parse(phone.e164)).toEqual(phone);
      }),
    );
  });
});
