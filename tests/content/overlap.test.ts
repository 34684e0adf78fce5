import { describe, expect, it } from 'vitest';
import { OVERLAP_LIMIT, overlaps, passages } from '#lib/content/check/overlap.ts';

const REPEATED = 'A person answers within two working hours and writes down what was agreed with you.';
const OWN = [
  'Banners are drawn in eleven sizes, tested on phones first, and replaced when clicks fall.',
  'Every keyword has one landing page whose first sentence repeats what the visitor had typed before.',
];

describe('overlap', () => {
  it('finds the passage that two pages share', () => {
    const first = passages([REPEATED, OWN[0] ?? ''], 'en');
    const second = passages([REPEATED, OWN[1] ?? ''], 'en');
    const [pair] = overlaps(
      new Map([
        ['a', first],
        ['b', second],
      ]),
    );
    expect(pair?.pages).toEqual(['a', 'b']);
    expect(pair?.share).toBeGreaterThan(OVERLAP_LIMIT);
  });

  it('lets pages pass that share words only', () => {
    const pages = new Map(OWN.map((text, at) => [String(at), passages([text], 'en')]));
    expect(overlaps(pages)).toEqual([]);
  });

  it('does not run from one text into the next', () => {
    expect(passages(['one two three four five', 'six seven eight nine ten'], 'en').size).toBe(0);
  });

  it('sees words in Chinese, which writes no spaces', () => {
    expect(passages(['每个项目由一位设计师和一位工程师负责到上线之后'], 'zh').size).toBeGreaterThan(0);
  });
});
