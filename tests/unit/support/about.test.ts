import { describe, expect, it } from 'vitest';
import { parseAbout } from '#lib/support/about.ts';

const ID = '01a1fe06-1ff5-7e52-a731-3dbbe7d13216';

describe('what a ticket is about, by a link', () => {
  it.each([
    [`analysis:${ID}:text-contrast`, { kind: 'analysis', id: ID, check: 'text-contrast' }],
    [`analysis:${ID}`, { kind: 'analysis', id: ID, check: null }],
    [`order:${ID}`, { kind: 'order', id: ID }],
    ['payment:A-7KQ2', { kind: 'payment', reference: 'A-7KQ2' }],
  ])('is read from %s', (text, about) => {
    expect(parseAbout(text)).toEqual(about);
  });

  it.each([null, '', 'order:1', 'payment:', `page:${ID}`, 'payment:<script>', `analysis:${ID}:<b>`])(
    'is nothing, or no more than is known, in %s',
    (text) => {
      const about = parseAbout(text);
      expect(about === null || (about.kind === 'analysis' && about.check === null)).toBe(true);
    },
  );
});
