import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleBlock } from '#components/sections/article/ArticleBlock.tsx';
import { axisEnd, placedPoints, sharesOf } from '#components/sections/article/chart-points.ts';
import type { Block } from '#lib/content/kinds/article.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';

const points = [
  { label: 'First', value: 10 },
  { label: 'Second', value: 40 },
  { label: 'Third', value: 1250.5 },
];

const chart = (kind: 'bars' | 'line' | 'stack'): Block => ({
  type: 'chart',
  kind,
  caption: 'A model of three pages',
  alt: 'The third is largest.',
  unit: 'kB',
  points,
});

const drawn = (block: Block, lng: LanguageCode) =>
  parse(renderToStaticMarkup(<ArticleBlock lng={lng} block={block} />), { blockTextElements: { script: true } });

describe('points of a chart', () => {
  it.each([
    [[3], 5],
    [[0.45, 2.7], 5],
    [[98, 31], 100],
    [[1.9], 2],
    [[2.2], 2.5],
    [[0], 1],
    [[1250.5], 2000],
  ])('%j end at %d', (values, end) => {
    expect(axisEnd(values)).toBe(end);
  });

  it('stand in the middle of their columns, as high as their values', () => {
    expect(placedPoints(points.slice(0, 2))).toEqual([
      { label: 'First', value: 10, across: 0.25, up: 0.2 },
      { label: 'Second', value: 40, across: 0.75, up: 0.8 },
    ]);
  });

  it('share a whole', () => {
    expect(sharesOf(points.slice(0, 2))).toEqual([0.2, 0.8]);
    expect(sharesOf([{ label: 'None', value: 0 }])).toEqual([0]);
  });
});

describe.each(['bars', 'line', 'stack'] as const)('a %s chart', (kind) => {
  it('prints every label and value in the digits of the language', () => {
    const items = (lng: LanguageCode) =>
      drawn(chart(kind), lng)
        .querySelectorAll('li')
        .map((li) => li.textContent);
    expect(items('en')[2]).toContain('Third');
    expect(items('en')[2]).toContain('1,250.5');
    expect(items('de')[2]).toContain('1.250,5');
    expect(items('fa')[2]).toContain('۱٬۲۵۰٫۵');
  });

  it('says its finding and its unit, and hides the drawing from those who hear it', () => {
    const figure = drawn(chart(kind), 'en');
    expect(figure.textContent).toContain('The third is largest.');
    expect(figure.textContent).toContain('Unit: kB');
    expect(figure.querySelector('figcaption')?.textContent).toBe('A model of three pages');
    expect(figure.querySelectorAll('svg:not([aria-hidden])')).toHaveLength(0);
  });
});

describe('a code block', () => {
  const block: Block = {
    type: 'code',
    language: 'tsx',
    caption: 'A button',
    code: '// A button\nexport const Send = () => <button type="button">Send & go</button>;\n',
  };

  it('keeps every character of the sample, and runs left to right', () => {
    const pre = drawn(block, 'fa').querySelector('pre');
    expect(pre?.getAttribute('dir')).toBe('ltr');
    expect(pre?.textContent).toBe(block.code.trimEnd());
  });

  it('marks comments, strings and keywords', () => {
    const marked = drawn(block, 'en')
      .querySelectorAll('pre span')
      .map((run) => run.textContent);
    expect(marked).toEqual(expect.arrayContaining(['// A button', '"button"', 'export']));
  });
});

describe('marks in a paragraph', () => {
  it('become strong words, code and links; a page of ours is linked in the language of the reader', () => {
    const text = 'See **our `price` list** at [prices](page:service-tariffs) or [MDN](https://mdn.dev/).';
    const paragraph = drawn({ type: 'text', text }, 'de');
    expect(paragraph.querySelector('strong code')?.textContent).toBe('price');
    expect(paragraph.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
      '/de/service-tariffs',
      'https://mdn.dev/',
    ]);
    expect(paragraph.textContent).toBe('See our price list at prices or MDN.');
  });
});
