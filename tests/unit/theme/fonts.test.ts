import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { FALLBACK_FONTS } from '#lib/theme/fallback-fonts.ts';
import { fontsOf } from '#lib/theme/fonts.ts';

const KIB = 1024;
const size = (urls: readonly string[]) =>
  urls.reduce(
    (sum, url) => sum + statSync(fileURLToPath(url.startsWith('file:') ? url : new URL(url, import.meta.url))).size,
    0,
  );

describe.each(LANGUAGES)('$code', ({ code, script }) => {
  const { faces, urls } = fontsOf(code);

  test('has one file, or two where its own letters need one', () => {
    expect(urls).toHaveLength(script === 'Arab' || script === 'Cyrl' || code === 'tr' ? 2 : 1);
  });

  test('stays within the budget of first-load fonts', () => {
    expect(size(urls)).toBeLessThanOrEqual((script === 'Arab' ? 95 : 45) * KIB);
  });

  test('declares its own files and nothing of another script', () => {
    for (const url of urls) expect(faces).toContain(url);
    expect(faces.includes("'Vazirmatn'")).toBe(script === 'Arab');
    expect(faces.match(/url\(/g)).toHaveLength(urls.length);
  });

  test('has a stand-in of the same measure', () => {
    expect(FALLBACK_FONTS).toContain('ascent-override');
    expect(faces).toContain('font-display:swap');
  });
});
