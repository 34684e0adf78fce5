import type { ArticleContent, Block } from '#lib/content/kinds/article.ts';

const paragraph = (text: string): Block => ({ type: 'text', text });

const section = (id: string, ...blocks: Block[]) => ({ id, title: `About ${id}`, blocks });

/** One block of every type, in five sections: the smallest article that fits its schema. */
export const SAMPLE_ARTICLE: ArticleContent = {
  seo: { title: 'A sample | Alpha', description: 'An article with one block of every type.' },
  title: 'A sample with one block of every type',
  card: 'Afterwards you know every block.',
  lead: 'Every block of an article stands here once.',
  image: { alt: 'A curve that bends upwards' },
  keyPoints: ['A first point', 'A second point', 'A third point'],
  sections: [
    section(
      'words',
      paragraph('See **our `price` list** at [prices](page:service-tariffs) and [MDN](https://mdn.dev/).'),
    ),
    section('lists', { type: 'list', ordered: true, items: ['First measure', 'Then cut'] }),
    section(
      'figures',
      {
        type: 'chart',
        kind: 'bars',
        caption: 'A model of three pages',
        alt: 'The third page loads slowest.',
        unit: 's',
        points: [
          { label: 'First', value: 1.2 },
          { label: 'Second', value: 2.4 },
          { label: 'Third', value: 3.6 },
        ],
      },
      {
        type: 'flow',
        caption: 'Three steps',
        alt: 'Ask, measure, decide.',
        steps: [
          { title: 'Ask', text: 'One question' },
          { title: 'Measure', text: 'One number' },
          { title: 'Decide', text: 'One person' },
        ],
      },
    ),
    section('tables', {
      type: 'table',
      caption: 'Limits',
      head: ['Measure', 'Limit'],
      rows: [
        ['LCP', '**2.5 s**'],
        ['CLS', '0.1'],
      ],
    }),
    section(
      'code',
      { type: 'code', language: 'ts', caption: 'A sample', code: 'const answer = 42;\n' },
      { type: 'note', title: 'Mind', text: 'Read `answer` once.' },
    ),
  ],
  sources: [
    { title: 'Web Vitals', publisher: 'web.dev', url: 'https://web.dev/articles/vitals' },
    { title: 'MDN', publisher: 'Mozilla', url: 'https://developer.mozilla.org/' },
  ],
};
