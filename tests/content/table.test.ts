import { expect, it } from 'vitest';
import { isLanguageCode } from '#lib/i18n/languages.ts';
import { FILE_CASES } from '#tests/support/file-cases.ts';
import { findingsOf } from '#tests/support/small-locales.ts';

it.each(Object.entries(FILE_CASES))('the check says what to do about %s', (_, { files, bad, says }) => {
  const [language] = bad.split('/');
  const found = isLanguageCode(language) ? findingsOf(language, files).filter(({ file }) => file === bad) : [];
  expect(found).toEqual(says.map((one) => expect.objectContaining(one)));
});
