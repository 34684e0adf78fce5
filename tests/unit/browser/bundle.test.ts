import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SCRIPT_NAMES, scriptText, scriptUrl } from '#lib/browser/bundle.ts';

const BUDGET_BYTES = 5 * 1024;

describe('plain scripts', () => {
  it.each(SCRIPT_NAMES)('%s.js is small and carries no library', async (name) => {
    const text = await scriptText(name);
    expect(brotliCompressSync(text).length).toBeLessThan(BUDGET_BYTES);
    expect(text).not.toMatch(/react-dom|i18next|ZodError/);
  });

  it.each(SCRIPT_NAMES)('%s.js has an address that follows its content', async (name) => {
    expect(await scriptUrl(name)).toMatch(new RegExp(`^/scripts/${name}\\.[0-9a-f]{10}\\.js$`));
    expect(await scriptUrl(name)).toBe(await scriptUrl(name));
  });
});
