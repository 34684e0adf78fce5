import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS, STORED_VALUES } from '#lib/browser/storage-keys.ts';
import { linesMatching, sourceFiles } from '#tests/support/source-files.ts';

describe('storage keys', () => {
  it('each have a purpose', () => {
    expect(new Set(STORED_VALUES.map(({ key }) => key))).toEqual(new Set(Object.values(STORAGE_KEYS)));
    for (const { purpose } of STORED_VALUES) expect(purpose.length).toBeGreaterThan(20);
  });

  it('are the names of the product decisions', () => {
    const names = ['locale', 'langCode', 'themeMode', 'pageCount', 'searchCount', 'transferQuery'];
    expect(Object.values(STORAGE_KEYS)).toEqual(expect.arrayContaining(names));
  });

  it('stand nowhere else', () => {
    const literal = /(?:etItem|removeItem)\(\s*['"`]/;
    const found = sourceFiles(/\.tsx?$/, ['app', 'components', 'lib', 'store']).filter(
      ({ file }) => file !== 'lib/browser/first-paint.ts',
    );
    expect(found.flatMap((source) => linesMatching(source, literal))).toEqual([]);
  });
});
