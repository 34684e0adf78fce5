import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';
import { CALLING_COUNTRIES, callingCodeOf, callingCountryOf, countryOfPrefix } from '#lib/phone/calling-codes.ts';
import { parsePhone } from '#lib/phone/phone-in-browser.ts';

describe('calling codes', () => {
  it('are those of the telephone library', () => {
    const theirs = getCountries().map((country) => `${country} ${getCountryCallingCode(country)}`);
    const ours = CALLING_COUNTRIES.map(({ country, callingCode }) => `${country} ${callingCode}`);
    expect(ours.toSorted()).toEqual(theirs.toSorted());
  });

  it('begin with one for each language', () => {
    for (const lng of LANGUAGE_CODES) expect(callingCodeOf(callingCountryOf(lng))).toMatch(/^\d{1,3}$/);
  });

  it.each([
    ['+49', 'IR', 'DE'],
    ['+98912', 'US', 'IR'],
    ['0049 30', 'IR', 'DE'],
    ['+7', 'KZ', 'KZ'],
    ['+1', 'IR', 'US'],
    ['+', 'IR', undefined],
    ['0912', 'IR', undefined],
    ['+ 9 7 1', 'IR', 'AE'],
  ])('%s with %s chosen is %s', (number, chosen, country) => {
    expect(countryOfPrefix(number, chosen)).toBe(country);
  });
});

describe('a number without its prefix', () => {
  it.each([
    ['0912 000 0000', 'IR', '+989120000000'],
    ['9120000000', 'IR', '+989120000000'],
    ['030 901820', 'DE', '+4930901820'],
    ['06 6982 1234', 'IT', '+390669821234'],
    ['+98 912 000 0000', 'DE', '+989120000000'],
    ['09120000000', 'US', '+989120000000'],
  ])('%s in %s is %s', (input, country, e164) => {
    expect(parsePhone(input, country)?.e164).toBe(e164);
  });

  it('is none in a country where it is too short, or in none at all', () => {
    expect(parsePhone('12', 'DE')).toBeUndefined();
    expect(parsePhone('030 901820', 'XX')).toBeUndefined();
  });
});
