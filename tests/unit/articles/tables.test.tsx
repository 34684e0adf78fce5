import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleBlock } from '#components/sections/article/ArticleBlock.tsx';
import type { Block } from '#lib/content/kinds/article.ts';

const table: Block = {
  type: 'table',
  caption: 'Three channels',
  head: ['Channel', 'First result', 'Cost'],
  rows: [
    ['Search', 'months', 'per hour'],
    ['Ads', 'days', 'per click'],
    ['Mail', 'hours', 'per letter'],
  ],
};
const html = renderToStaticMarkup(<ArticleBlock lng="en" block={table} />);

it('a table of an article is one for screen readers, whatever its rows look like', () => {
  const document = parse(html);
  const roles = (role: string) => document.querySelectorAll(`[role=${role}]`);
  expect(roles('table')).toHaveLength(1);
  expect(roles('caption').map(({ text }) => text)).toEqual([table.caption]);
  expect(roles('columnheader').map(({ text }) => text)).toEqual(table.head);
  const rows = roles('row').slice(1);
  expect(rows.map((row) => row.childNodes.map(({ text }) => text))).toEqual(table.rows);
  for (const row of rows) {
    const names = row.querySelectorAll('[role=cell]').map((cell) => cell.getAttribute('data-head'));
    expect(names).toEqual(table.head.slice(1));
  }
});

it('it is HTML without an error', async () => {
  const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));
  expect((await checker.validateString(html)).results).toEqual([]);
});
