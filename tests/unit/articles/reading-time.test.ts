import { describe, expect, it } from 'vitest';
import { readingMinutes, wordCount } from '#lib/reading-time.ts';
import { SAMPLE_ARTICLE } from '#tests/support/sample-article.ts';

const paragraph = (words: number) =>
  ({ type: 'text', text: Array.from({ length: words }, () => 'word').join(' ') }) as const;
const longer = (words: number) => ({
  ...SAMPLE_ARTICLE,
  sections: [...SAMPLE_ARTICLE.sections, { id: 'long', title: 'Long', blocks: [paragraph(words)] }],
});

describe('reading time', () => {
  it('is at least a minute', () => {
    expect(readingMinutes(SAMPLE_ARTICLE, 'en')).toBe(1);
  });

  it('grows with the text', () => {
    expect(readingMinutes(longer(2200), 'en')).toBe(10);
    expect(readingMinutes(longer(4400), 'en')).toBe(20);
  });

  it('counts words of Chinese, which writes no spaces, and leaves marks out', () => {
    expect(wordCount(['我们每周测量一次网站速度'], 'zh')).toBeGreaterThan(4);
    expect(wordCount(['**two words** and [a link](https://mdn.dev/a-long/path)'], 'en')).toBe(5);
  });
});
