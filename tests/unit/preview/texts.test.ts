import { describe, expect, it } from 'vitest';
import { lengthened, turned } from '#lib/preview/pseudo.ts';
import { finderOf } from '#lib/preview/texts.ts';

const TEXTS = [
  { file: 'de/ui/shell.json', field: 'pages.web-design', text: 'Webdesign' },
  { file: 'de/pages/web-design.json', field: 'hero.title.0', text: 'Webdesign' },
  { file: 'de/pages/web-design.json', field: 'hero.plans', text: 'Websites ab {{price}}' },
  { file: 'de/articles/seo.json', field: 'lead', text: 'Ein **starkes** [Wort](page:web-design) und `code`.' },
];

describe('the place of a text', () => {
  it('is the file of the page that shows it, when two places say the same', () => {
    expect(finderOf(TEXTS, 'web-design')(' Webdesign\n')?.field).toBe('hero.title.0');
    expect(finderOf(TEXTS, 'about-us')('Webdesign')?.field).toBe('pages.web-design');
  });
  it('is found through placeholders and marks', () => {
    const find = finderOf(TEXTS, 'web-design');
    expect(find('Websites ab 1.500 $')?.field).toBe('hero.plans');
    expect(find('Ein starkes Wort und code.')?.field).toBe('lead');
    expect(find('Something else')).toBeUndefined();
  });
});

describe('pseudo-languages', () => {
  it('lengthen words and leave figures', () => {
    expect(lengthened('Send').length).toBeGreaterThanOrEqual(6);
    expect(lengthened(' 13 % ')).toBe(' 13 % ');
  });
  it('turn the line around', () => {
    expect(turned('Send')).toBe('\u202eSend\u202c');
    expect(turned(' ')).toBe(' ');
  });
});
