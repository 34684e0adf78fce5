import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { pageName } from '#lib/pages/page-name.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { PLANS } from '#lib/plans.ts';
import { SearchEngine } from '#lib/search/engine.ts';
import { indexPath, textPath } from '#lib/search/index-file.ts';
import { searchedPages } from '#lib/search/records.ts';
import { BUDGETS } from '#tests/support/budgets.ts';
import { brotliSize, bytesOf, documentOf, fileFor } from '#tests/support/exported-site.ts';

/** Results whose texts a first query may fetch: `PAGE` of the results list. */
const SHOWN = 6;

describe.each(LANGUAGES)('search in $code', ({ code }) => {
  const engine = new SearchEngine(JSON.parse(readFileSync(`out${indexPath(code)}`, 'utf8')), code);
  const folder = `out${textPath(code, '')}`;
  const texts = readdirSync(folder).filter((file) => file !== 'index.json');

  it('finds every page by its name, and every plan', () => {
    const missing = searchedPages().filter((id) => {
      const { hits } = engine.answer(pageName(id, code));
      return !hits.some(({ path }) => path === pathOf(id, code));
    });
    expect(missing).toEqual([]);
    const { groups, tiers } = messagesOf(code, 'plans');
    for (const { group, tier } of PLANS) {
      const { hits } = engine.answer(`${groups[group]} ${tiers[tier]}`);
      expect(hits.map(({ path }) => path)).toContain(`${pathOf('service-tariffs', code)}#${group}`);
    }
  });

  it('leads to pages of this language, each with its text', () => {
    for (const id of searchedPages()) {
      const hit = engine.answer(pageName(id, code)).hits.find(({ path }) => path === pathOf(id, code));
      expect(hit?.title).not.toBe('');
      expect(fileFor(hit?.path ?? '')).toBeDefined();
      expect(texts).toContain(hit?.text);
    }
  });

  it('knows nothing of menus, forms and pages that are not listed', () => {
    const { skip, search } = messagesOf(code, 'shell');
    const everything = texts.map((file) => readFileSync(`${folder}${file}`, 'utf8')).join('\n');
    expect(everything).not.toContain(skip);
    expect(everything).not.toContain(messagesOf(code, 'forms').noScript);
    expect(engine.answer(search).hits.map(({ path }) => path)).not.toContain(pathOf('search', code));
  });

  it('says what it needs where no script runs', () => {
    const page = documentOf(`out${pathOf('search', code)}.html`);
    expect(page.querySelector('main noscript')?.textContent).toContain(messagesOf(code, 'search').noScript);
  });

  it(`costs at most ${BUDGETS.searchIndex / 1024} KB for a first query, excerpts included`, () => {
    const largest = texts
      .toSorted((a, b) => statSync(`${folder}${b}`).size - statSync(`${folder}${a}`).size)
      .slice(0, SHOWN)
      .map((file) => brotliSize(bytesOf(textPath(code, file))));
    const total = largest.reduce((sum, size) => sum + size, brotliSize(bytesOf(indexPath(code))));
    expect(total).toBeLessThanOrEqual(BUDGETS.searchIndex);
  });
});
