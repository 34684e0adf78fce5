import { describe, expect, it } from 'vitest';
import { checkLocales } from '#lib/content/check/check-locales.ts';
import { report } from '#lib/content/check/report.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';

describe('the texts of the site', () => {
  it.each(LANGUAGE_CODES)('%s has no error', (code) => {
    const errors = checkLocales('locales', [code]).filter(({ level }) => level === 'error');
    expect(errors, report(errors)).toEqual([]);
  });
});
