import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown, plainText } from '#lib/support/markdown.ts';

const inline = (text: string) => {
  const [block] = parseMarkdown(text);
  return block && 'lines' in block ? block.lines[0] : undefined;
};

describe('the few marks of a message', () => {
  it('are bold, italic, code, links and addresses', () => {
    expect(inline('**a** and *b* and `c`')).toEqual([
      { kind: 'bold', text: 'a' },
      { kind: 'text', text: ' and ' },
      { kind: 'italic', text: 'b' },
      { kind: 'text', text: ' and ' },
      { kind: 'code', text: 'c' },
    ]);
    expect(inline('[here](https://example.com/a) or https://example.com/b.')).toEqual([
      { kind: 'link', text: 'here', url: 'https://example.com/a' },
      { kind: 'text', text: ' or ' },
      { kind: 'link', text: 'https://example.com/b', url: 'https://example.com/b' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('leave sums, file names and Persian sentences alone', () => {
    for (const text of ['2*3*4', 'a * b * c', 'snake_case_name', 'قیمت ۲×۳ است؟'])
      expect(inline(text)).toEqual([{ kind: 'text', text }]);
    expect(inline('نشانی https://example.com/fa، لطفاً')).toContainEqual({
      kind: 'link',
      text: 'https://example.com/fa',
      url: 'https://example.com/fa',
    });
  });

  it('make lists, quotes and code of lines', () => {
    const blocks = parseMarkdown('First\nsecond\n\n- one\n- two\n\n۱. یک\n\n> said\n```\n<b>**raw**</b>\n```\nend');
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'numbers', 'quote', 'code', 'paragraph']);
    expect(blocks[4]).toEqual({ kind: 'code', text: '<b>**raw**</b>' });
    expect(parseMarkdown('```\nnever closed')).toMatchObject([{ kind: 'paragraph' }]);
  });

  it('T16: lead nowhere but to web pages, whatever is written', () => {
    for (const text of [
      '[x](javascript:alert(1))',
      'javascript:alert(1)',
      '[x](data:text/html,x)',
      '[x](//evil.example)',
    ])
      expect(JSON.stringify(parseMarkdown(text))).not.toContain('"link"');
    const links = (text: string) =>
      parseMarkdown(text)
        .flatMap((block) => ('lines' in block ? block.lines.flat() : []))
        .flatMap((part) => (part.kind === 'link' ? part.url : []));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) =>
        links(text).every((url) => /^https?:\/\//.test(url)),
      ),
    );
  });
});

it('gives the words alone for a list', () => {
  expect(plainText('- **One** [here](https://example.com/a)\n- `two`\n\n> three')).toBe('One here two three');
});
