import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLocales } from '#lib/content/check/check-locales.ts';
import type { Finding } from '#lib/content/check/finding.ts';
import { linkTargets, parseInline, plainText } from '#lib/content/inline.ts';
import { ArticleContent } from '#lib/content/kinds/article.ts';
import { SAMPLE_ARTICLE } from '#tests/support/sample-article.ts';

const NAME = 'seo-guide-article.json';
let folder = '';

const write = (lng: 'en' | 'de', article: unknown): void => {
  mkdirSync(path.join(folder, lng, 'articles'), { recursive: true });
  writeFileSync(path.join(folder, lng, 'articles', NAME), JSON.stringify(article));
};

/** The sample after a change of its JSON text. */
const changed = (from: string, to: string): unknown => {
  const before = JSON.stringify(SAMPLE_ARTICLE);
  expect(before).toContain(from);
  return JSON.parse(before.replace(from, to));
};

const findings = (lng: 'en' | 'de', rule: string): Finding[] =>
  checkLocales(folder, [lng]).filter((found) => found.file === `${lng}/articles/${NAME}` && found.rule === rule);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'articles-'));
  for (const lng of ['en', 'de']) cpSync(`locales/${lng}/glossary.json`, path.join(folder, lng, 'glossary.json'));
  write('en', SAMPLE_ARTICLE);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('marks', () => {
  it('are strong, code and links, one inside another', () => {
    expect(parseInline('See **our `price` list** at [prices](page:service-tariffs).')).toEqual([
      { kind: 'text', text: 'See ' },
      {
        kind: 'strong',
        children: [
          { kind: 'text', text: 'our ' },
          { kind: 'code', text: 'price' },
          { kind: 'text', text: ' list' },
        ],
      },
      { kind: 'text', text: ' at ' },
      { kind: 'page', page: 'service-tariffs', children: [{ kind: 'text', text: 'prices' }] },
      { kind: 'text', text: '.' },
    ]);
  });

  it('leave a text without them as it is', () => {
    const text = 'Grids [12 columns] (or 8), 3 * 4 = 12.';
    expect(plainText(text)).toBe(text);
    expect(linkTargets(text)).toEqual([]);
  });

  it.each([
    ['an unknown page', '[prices](page:service-tariffs)', '[prices](page:prices)', 'no page is called'],
    ['a link without https', 'https://mdn.dev/', 'http://mdn.dev/', 'no link we know'],
    ['strong that is not closed', 'list** at', 'list at', 'not closed'],
  ])('are refused: %s', (_, from, to, message) => {
    const parsed = ArticleContent.safeParse(changed(from, to));
    expect(parsed.error?.issues.map((issue) => issue.message).join()).toContain(message);
  });
});

describe('an article', () => {
  it('fits its schema with one block of every type', () => {
    expect(ArticleContent.safeParse(SAMPLE_ARTICLE).error).toBeUndefined();
  });

  it.each([
    ['a row shorter than the head', '["CLS","0.1"]', '["CLS"]', 'fewer cells'],
    ['two sections with one id', '"id":"lists"', '"id":"words"', 'same id'],
    ['an id in capitals', '"id":"lists"', '"id":"Lists"', 'kebab-case'],
  ])('is refused: %s', (_, from, to, message) => {
    const parsed = ArticleContent.safeParse(changed(from, to));
    expect(parsed.error?.issues.map((issue) => issue.message).join()).toContain(message);
  });

  it('is checked for its schema and its texts', () => {
    write('en', changed('"title":"A sample with', '"title":" A sample with'));
    expect(findings('en', 'spaces')).toHaveLength(1);
    write('en', changed('"type":"note"', '"type":"aside"'));
    expect(findings('en', 'schema')).toHaveLength(1);
  });

  it('may hold line breaks in its code, and English words beside a link', () => {
    expect(findings('en', 'invisible')).toEqual([]);
    write('de', SAMPLE_ARTICLE);
    expect(findings('de', 'same-as-english').map(({ field }) => field)).not.toContain('sections.4.blocks.0.code');
  });
});

describe('an article in another language', () => {
  it('agrees with English when only texts differ', () => {
    write('de', changed('See **our `price` list** at [prices]', 'Die **Liste** steht bei [Preise]'));
    expect(findings('de', 'agreement')).toEqual([]);
  });

  it.each([
    ['a value', '"value":2.4', '"value":2.5', 'sections.2.blocks.0.points.1.value'],
    ['code', 'answer = 42', 'answer = 43', 'sections.4.blocks.0.code'],
    ['a source', 'articles/vitals', 'vitals', 'sources.0.url'],
    ['a link', 'page:service-tariffs', 'page:web-design', 'sections.0.blocks.0.text'],
    ['an item less', ',"A third point"', '', 'keyPoints'],
    ['a section id', '"id":"tables"', '"id":"limits"', 'sections.3.id'],
  ])('is told where it differs in %s', (_, from, to, field) => {
    write('de', changed(from, to));
    expect(findings('de', 'agreement').map((found) => found.field)).toContain(field);
  });

  it('is told in plain words', () => {
    write('de', changed(',"A third point"', ''));
    expect(findings('de', 'agreement')).toEqual([
      {
        rule: 'agreement',
        level: 'error',
        language: 'de',
        file: `de/articles/${NAME}`,
        field: 'keyPoints',
        text: '',
        problem: '"2" here, "3" in English',
        mend: 'copy the English value; order, types, ids, values, code and addresses are the same in all languages',
        address: '/de/blog/seo-guide-article',
      },
    ]);
  });
});
