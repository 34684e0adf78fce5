import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, languageOf } from '#lib/i18n/languages.ts';
import { linesMatching, sourceFiles } from '#tests/support/source-files.ts';

const REGISTRY = ['lib/i18n/languages.ts', 'lib/i18n/countries.ts'];

describe('language registry', () => {
  it('holds the ten languages of the specification', () => {
    expect([...LANGUAGE_CODES].toSorted().join(' ')).toBe('ar de en es fa fr it ru tr zh');
  });

  it('writes Persian and Arabic from right to left', () => {
    expect(LANGUAGES.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)).toEqual(['fa', 'ar']);
  });

  it('begins every locale with the code', () => {
    for (const code of LANGUAGE_CODES) expect(languageOf(code).locale).toMatch(new RegExp(`^${code}-[A-Z]{2}$`));
  });

  it('is the only list of language codes', () => {
    const code = `['"](?:${LANGUAGE_CODES.join('|')})['"]`;
    const list = new RegExp(`${code}\\s*[,|]\\s*${code}\\s*[,|]\\s*${code}`);
    const sources = sourceFiles(/\.(?:tsx?|mjs)$/, ['app', 'components', 'lib', 'server', 'store']);
    const others = sources.filter(({ file }) => !REGISTRY.includes(file));
    expect(others.flatMap((source) => linesMatching(source, list))).toEqual([]);
  });
});
