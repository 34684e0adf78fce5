import { describe, expect, it, vi } from 'vitest';
import { COUNTRY_LANGUAGE } from '#lib/i18n/countries.ts';
import {
  type LanguageSources,
  languageOfCountry,
  languageOfTag,
  parseAcceptLanguage,
  preferredLanguage,
  resolveLanguage,
} from '#lib/i18n/resolve-language.ts';

const sources = (given: Partial<LanguageSources>): LanguageSources => ({
  savedLocale: null,
  cookie: null,
  country: () => Promise.resolve(null),
  languages: [],
  ...given,
});
const from = (country: string | null) => () => Promise.resolve(country);

describe('resolveLanguage', () => {
  it('takes the saved locale before everything else', async () => {
    const country = vi.fn(from('FR'));
    expect(await resolveLanguage(sources({ savedLocale: 'de-DE', cookie: 'it', country, languages: ['es'] }))).toBe(
      'de',
    );
    expect(country).not.toHaveBeenCalled();
  });

  it('takes the cookie when no locale is saved, and looks nothing up', async () => {
    const country = vi.fn(from('FR'));
    expect(await resolveLanguage(sources({ cookie: 'it', country }))).toBe('it');
    expect(country).not.toHaveBeenCalled();
  });

  it.each([
    ['xx-XX', 'xx'],
    ['', ''],
    ['DE-de', 'DE'],
    ['toString', '__proto__'],
  ])('ignores a saved locale %j and a cookie %j that are not ours', async (savedLocale, cookie) => {
    expect(await resolveLanguage(sources({ savedLocale, cookie, country: from('TR') }))).toBe('tr');
  });

  it('takes the country before the browser', async () => {
    expect(await resolveLanguage(sources({ country: from('RU'), languages: ['fr'] }))).toBe('ru');
  });

  it('takes the browser when the country is unknown or unmapped', async () => {
    expect(await resolveLanguage(sources({ languages: ['nl', 'fr-CA', 'de'] }))).toBe('fr');
    expect(await resolveLanguage(sources({ country: from('JP'), languages: ['zh-TW'] }))).toBe('zh');
  });

  it('falls back to English', async () => {
    expect(await resolveLanguage(sources({ languages: ['nl', 'ja'] }))).toBe('en');
    expect(await resolveLanguage(sources({}))).toBe('en');
  });
});

describe('countries', () => {
  const ARAB = 'AE SA QA KW BH OM YE IQ JO SY LB PS EG LY TN DZ MA SD'.split(' ');
  const OWN = { IR: 'fa', ES: 'es', IT: 'it', FR: 'fr', DE: 'de', RU: 'ru', TR: 'tr', CN: 'zh', US: 'en', GB: 'en' };

  it.each(Object.entries(OWN))('%s → %s', (country, lng) => expect(languageOfCountry(country)).toBe(lng));
  it.each(ARAB)('%s → ar', (country) => expect(languageOfCountry(country)).toBe('ar'));

  it('maps the 28 countries of the specification and no other', () => {
    expect(Object.keys(COUNTRY_LANGUAGE).toSorted()).toEqual([...Object.keys(OWN), ...ARAB].toSorted());
  });

  it('reads any case and nothing odd', () => {
    expect(languageOfCountry('ir')).toBe('fa');
    for (const odd of [null, '', 'JP', 'constructor', '__proto__']) expect(languageOfCountry(odd)).toBeNull();
  });
});

describe('browser languages', () => {
  it.each([
    ['de-AT', 'de'],
    ['ZH_hant_TW', 'zh'],
    ['ar', 'ar'],
    ['nl', null],
    ['', null],
    ['english', null],
  ])('%j → %j', (tag, lng) => expect(languageOfTag(tag)).toBe(lng));

  it('takes the first that is ours', () => expect(preferredLanguage(['nl-BE', 'it', 'en'])).toBe('it'));

  it.each([
    [undefined, []],
    ['', []],
    ['fr', ['fr']],
    ['en;q=0.5, fa-IR, de;q=0.8', ['fa-IR', 'de', 'en']],
    ['de;q=0, en;q=0.1', ['en']],
    ['de;q=x,en', ['en']],
  ])('reads the header %j', (header, tags) => expect(parseAcceptLanguage(header)).toEqual(tags));
});
