import * as z from 'zod';
import { Seo, text } from '../fields.ts';
import { markedText } from '../inline.ts';

/** Languages of code samples that the site colours. */
const CODE_LANGUAGES = ['tsx', 'ts', 'css', 'html', 'json', 'bash', 'text'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

const Text = z.strictObject({ type: z.literal('text'), text: markedText(900, 'One paragraph') });

const List = z.strictObject({
  type: z.literal('list'),
  ordered: z.boolean(),
  items: z.array(markedText(260, 'Item')).min(2).max(8),
});

const Table = z
  .strictObject({
    type: z.literal('table'),
    caption: text(140, 'What the table shows'),
    head: z.array(text(40, 'Head of a column')).min(2).max(4),
    rows: z
      .array(z.array(markedText(90, 'Cell')))
      .min(2)
      .max(8),
  })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    error: 'a row has more or fewer cells than the head',
    path: ['rows'],
  });

const Code = z.strictObject({
  type: z.literal('code'),
  language: z.enum(CODE_LANGUAGES),
  caption: text(140, 'What the sample does'),
  code: z.string().min(1),
});

const Chart = z.strictObject({
  type: z.literal('chart'),
  kind: z.enum(['bars', 'line', 'stack']),
  caption: text(180, 'What is measured; says so when it is a model'),
  alt: text(240, 'The finding in one sentence'),
  unit: text(24, 'Unit of the values'),
  points: z
    .array(z.strictObject({ label: text(28, 'Point'), value: z.number().nonnegative() }))
    .min(2)
    .max(8),
});

const Flow = z.strictObject({
  type: z.literal('flow'),
  caption: text(180, 'What the diagram shows'),
  alt: text(240, 'The same in one sentence'),
  steps: z
    .array(z.strictObject({ title: text(28, 'Step'), text: text(80, 'What happens in it') }))
    .min(3)
    .max(6),
});

const Note = z.strictObject({
  type: z.literal('note'),
  title: text(60, 'Title of the note'),
  text: markedText(420, 'What the reader should not miss'),
});

export const Block = z.discriminatedUnion('type', [Text, List, Table, Code, Chart, Flow, Note]);
export type Block = z.infer<typeof Block>;

/** A block of one type, as its component receives it. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

const Section = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'kebab-case, the same in all languages'),
  title: text(70, 'Title of the section'),
  blocks: z.array(Block).min(1).max(12),
});

const Source = z.strictObject({
  title: text(120, 'Title of the source'),
  publisher: text(60, 'Who published it'),
  url: z.url({ protocol: /^https$/ }),
});

const FIGURES: readonly Block['type'][] = ['chart', 'flow', 'table', 'code'];
const DRAWN: readonly Block['type'][] = ['chart', 'flow'];

const countOf = (sections: readonly z.infer<typeof Section>[], types: readonly Block['type'][]): number =>
  sections.flatMap(({ blocks }) => blocks).filter(({ type }) => types.includes(type)).length;

/** Content of an article: `locales/<lng>/articles/<id>.json`. Order, types, ids, values, code and addresses agree with English. */
export const ArticleContent = z.strictObject({
  $schema: z.string().optional(),
  seo: Seo,
  title: text(80, 'Title: a claim, or a promise kept'),
  card: text(180, 'On the card: what the reader can do afterwards'),
  lead: text(320, 'The one claim of the article'),
  image: z.strictObject({ alt: text(140, 'What the drawn cover shows') }),
  keyPoints: z.array(text(180, 'What to take along')).min(3).max(5),
  sections: z
    .array(Section)
    .min(5)
    .max(9)
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, {
      error: 'two sections have the same id',
    })
    .refine((sections) => countOf(sections, DRAWN) >= 1, { error: 'no chart or flow' })
    .refine((sections) => countOf(sections, FIGURES) >= 2, { error: 'fewer than two figures' }),
  sources: z.array(Source).min(2).max(8),
});
export type ArticleContent = z.infer<typeof ArticleContent>;
