import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { fontsOf } from '#lib/theme/fonts.ts';

const KIB = 1024;
const size = (urls: readonly string[]) =>
  urls.reduce(
    (sum, url) => sum + statSync(fileURLToPath(url.startsWith('file:') ? url : new URL(url, import.meta.url))).size,
    0,
  );

describe.each(LANGUAGES)('$code', ({ code, script }) => {
  const { css, preloads } = fontsOf(code);

  test('loads one file, or two where its own letters need one', () => {
    expect(preloads).toHaveLength(script === 'Arab' || script === 'Cyrl' ? 2 : 1);
  });

  test('stays within the budget of first-load fonts', () => {
    expect(size(preloads)).toBeLessThanOrEqual((script === 'Arab' ? 95 : 45) * KIB);
  });

  test('declares what it preloads and nothing of another script', () => {
    for (const url of preloads) expect(css).toContain(url);
    expect(css.includes("'Vazirmatn'")).toBe(script === 'Arab');
    expect(css.match(/url\(/g)).toHaveLength(preloads.length + (code === 'tr' ? 1 : 0));
  });

  test('has a stand-in of the same measure', () => {
    expect(css).toContain('ascent-override');
    expect(css).toContain('font-display:swap');
  });
});
