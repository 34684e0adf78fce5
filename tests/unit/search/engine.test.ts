import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { SearchEngine } from '#lib/search/engine.ts';
import { excerptOf, markedParts } from '#lib/search/excerpt.ts';
import { INDEX_OPTIONS } from '#lib/search/index-file.ts';
import { indexOf } from '#lib/search/index-of.ts';
import { packIndex, unpackIndex } from '#lib/search/packed-index.ts';
import type { Entry } from '#lib/search/records.ts';

const entry = (title: string, body: string): Entry => ({
  record: {
    path: `/en/${title}`,
    kind: 'services',
    title,
    description: body,
    place: '',
    fact: null,
    text: '',
    headings: '',
    body,
  },
  sections: [],
});

const engineOf = (lng: string, ...entries: Entry[]) =>
  new SearchEngine(JSON.parse(JSON.stringify(indexOf(entries))), lng);
const engine = engineOf(
  'en',
  entry('Analytics', 'We measure what a design earns. Référencement, référencement.'),
  entry('Design', 'Pages, drawn and built. The price is fixed.'),
  entry('Prices', 'Every price of every plan.'),
);
const titles = (query: string) => engine.answer(query).hits.map(({ title }) => title);

describe('SearchEngine', () => {
  it('finds pages with every word, the title before the text', () => {
    expect(titles('design')).toEqual(['Design', 'Analytics']);
    expect(titles('price design')).toEqual(['Design']);
  });

  it('finds words whose last letters are not typed yet, or are another ending', () => {
    expect(titles('analy')).toEqual(['Analytics']);
    expect(titles('designing')).toEqual(['Design', 'Analytics']);
    expect(engineOf('en', entry('Refused', 'A server refused.')).answer('refund').hits).toEqual([]);
  });

  it('says when no page has all words', () => {
    const answer = engine.answer('fixed every');
    expect(answer.isPartial).toBe(true);
    expect(answer.hits.map(({ title }) => title).toSorted()).toEqual(['Design', 'Prices']);
  });

  it('suggests what was perhaps meant, spelt as the language spells it', () => {
    expect(engine.answer('anylitics')).toMatchObject({ hits: [], suggestion: 'analytics' });
    expect(engine.answer('rafarencament').suggestion).toBe('référencement');
  });

  it('takes swapped letters for one slip, and no other word for a slip', () => {
    expect(engine.answer('desing').suggestion).toBe('design');
    expect(engineOf('en', entry('Round', '')).answer('refund').suggestion).toBeNull();
  });

  it('knows what the other layout of the keyboard would have written', () => {
    expect(engineOf('fa', entry('طراحی سایت', '')).answer('shdj').suggestion).toBe('سایت');
    expect(engineOf('ru', entry('Сайты', '')).answer('cfqns').suggestion).toBe('сайты');
    expect(engineOf('ar', entry('تسويق', '')).answer('js,dr').suggestion).toBe('تسويق');
    expect(engineOf('fa', entry('Google', '')).answer('لخخلمث').suggestion).toBe('google');
    expect(engineOf('en', entry('سایت', '')).answer('shdj').suggestion).toBeNull();
  });

  it('finds nothing for nothing, and does not guess without a clue', () => {
    for (const query of ['', '  ', '…', 'xyzzyqwert']) {
      expect(engine.answer(query)).toEqual({ hits: [], isPartial: false, suggestion: null });
    }
  });
});

it('an index survives its packing', () => {
  const words = fc.array(fc.constantFrom('plan', 'price', 'سایت', '网站', 'site', 'فارسی'), { maxLength: 30 });
  fc.assert(
    fc.property(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 90 }), (texts) => {
      const index = new MiniSearch(INDEX_OPTIONS);
      index.addAll(texts.map(([a, b], id) => ({ id, ...entry(a.join(' '), b.join(' ')).record })));
      const before = index.toJSON();
      const after = unpackIndex(packIndex(before));
      const found = (json: typeof before) =>
        MiniSearch.loadJS(json, INDEX_OPTIONS)
          .search('plan', { prefix: true })
          .map(({ id }) => id)
          .toSorted();
      expect(found(after)).toEqual(found(before));
      expect(after.index.map(([term]) => term)).toEqual(before.index.map(([term]) => term).toSorted());
    }),
    { numRuns: 50 },
  );
});

describe('excerpts', () => {
  it('mark what was found and lose no letter', () => {
    const text = 'Die Straße: Google广告投放, کتاب‌ها.';
    const parts = markedParts(text, new Set(['strasse', '广告', 'کتابها']));
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ isHit }) => isHit).map((part) => part.text)).toEqual(['Straße', '广告', 'کتاب‌ها']);
  });

  it('quote the paragraph that says most of it, around the words, with its section', () => {
    const long = `${'Nothing here. '.repeat(30)}A fixed price for a plan. ${'More. '.repeat(60)}`;
    const excerpt = excerptOf(
      [
        ['', '', ['A price.']],
        ['plans', 'Plans', [long]],
      ],
      new Set(['price', 'plan']),
    );
    expect(excerpt).toMatchObject({ id: 'plans', heading: 'Plans' });
    const text = excerpt?.parts.map((part) => part.text).join('') ?? '';
    expect(text).toContain('price for a plan');
    expect(text.length).toBeLessThan(210);
  });

  it('are none where nothing was found', () => expect(excerptOf([['', '', ['A price.']]], new Set(['x']))).toBeNull());
});
