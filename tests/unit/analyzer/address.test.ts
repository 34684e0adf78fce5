import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cut } from '#components/account/analyzer/report/cut.ts';
import { decodePunycode } from '#lib/analyses/decode-punycode.ts';
import { pathOfAddress, readableUrl, shownAddress } from '#lib/analyses/shown-address.ts';

describe('an address', () => {
  const host = domainToASCII('فروشگاه.example');
  const url = `https://www.${host}/%D8%AE%D8%A7%D9%86%D9%87/my%20lamps?q=%31`;
  test('is shown in its own letters, as a search engine writes it', () => {
    expect(shownAddress(url)).toBe('فروشگاه.example › خانه › my%20lamps');
    expect(readableUrl(url)).toBe('https://www.فروشگاه.example/خانه/my%20lamps?q=%31');
    expect([pathOfAddress(url), pathOfAddress('https://a.test/')]).toEqual(['/خانه/my%20lamps?q=%31', '']);
  });
  test('keeps encoded what is not seen or turns the line round, and what is no text', () => {
    expect(readableUrl('https://a.test/%E2%80%AEgpj')).toBe('https://a.test/%E2%80%AEgpj');
    expect(readableUrl('https://a.test/%FF/%')).toBe('https://a.test/%FF/%');
    expect(readableUrl('https://a.test/%D9%85%DB%8C%E2%80%8C%D8%B1%D9%88%D8%AF')).toBe('https://a.test/می\u200cرود');
    expect(readableUrl('nothing')).toBe('nothing');
  });
});

describe('a label of a host', () => {
  test('is what the standard says, for words of every script', () => {
    const letters = fc.array(fc.constantFrom(...'abc-1مثالñüдом例え'), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(letters, (word) => {
        const label = domainToASCII(`a${word.join('')}a`);
        fc.pre(label !== '' && !label.includes('.'));
        expect(decodePunycode(label)).toBe(domainToUnicode(label));
      }),
    );
  });
  test('that only looks like one stays', () => {
    for (const label of ['xn--', 'xn--!!', 'xn--99999999999', 'lamps']) expect(decodePunycode(label)).toBe(label);
  });
});

test('a text is cut between letters, marks and all', () => {
  expect(cut('ab👩‍👩‍👧‍👧cde', 4)).toBe('ab👩‍👩‍👧‍👧…');
  expect(cut('کِتابِ', 4)).toBe('کِتابِ');
});
