import { describe, expect, it } from 'vitest';
import type { TextRule } from '#lib/content/check/rule.ts';
import { TEXT_RULES } from '#lib/content/check/rules.ts';
import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';

interface Case {
  language: LanguageCode;
  text: string;
  english?: string;
  field?: string;
}

function ruleCalled(id: string): TextRule {
  const rule = TEXT_RULES.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule;
}

const verdict = (id: string, { language, text, english, field = 'hero.lead' }: Case) =>
  ruleCalled(id).check({ language: languageOf(language), file: 'x.json', field, text, english });

/** A text that breaks the rule, and one beside it that does not. */
const CASES: Record<string, { bad: Case[]; good: Case[] }> = {
  empty: { bad: [{ language: 'de', text: '  ' }], good: [{ language: 'de', text: 'Los' }] },
  placeholders: {
    bad: [
      { language: 'de', text: 'ab {{preis}}', english: 'from {{price}}' },
      { language: 'de', text: 'ab', english: 'from {{price}}' },
    ],
    good: [{ language: 'fa', text: '{{b}} و {{a}}', english: '{{a}} and {{b}}' }],
  },
  'same-as-english': {
    bad: [{ language: 'it', text: 'We build sites for you', english: 'We build sites for you' }],
    good: [
      { language: 'it', text: 'UI/UX design', english: 'UI/UX design' },
      { language: 'fa', text: '+98 912 000 0000', english: '+98 912 000 0000' },
    ],
  },
  'wrong-script': {
    bad: [
      { language: 'zh', text: 'Book a free call with us' },
      { language: 'ru', text: 'Book your free call сейчас' },
    ],
    good: [
      { language: 'zh', text: '用 Google Ads 和 App Store 推广您的应用' },
      { language: 'ru', text: 'Google Play' },
      { language: 'de', text: 'Wir bauen Seiten für Sie' },
    ],
  },
  'foreign-letters': {
    bad: [
      { language: 'fa', text: 'كتاب' },
      { language: 'fa', text: 'سایتي' },
      { language: 'ar', text: 'تصمیم' },
      { language: 'ru', text: 'сaйт' },
      { language: 'tr', text: 'i̇ş' },
    ],
    good: [
      { language: 'fa', text: 'کتابی برای شما' },
      { language: 'ar', text: 'تصميم' },
      { language: 'ru', text: 'сайт на React' },
    ],
  },
  marks: {
    bad: [
      { language: 'fa', text: 'سلام, دنیا' },
      { language: 'ar', text: 'كيف?' },
      { language: 'zh', text: '网站,应用' },
    ],
    good: [
      { language: 'fa', text: 'سلام، دنیا؟' },
      { language: 'zh', text: '网站，应用。' },
      { language: 'de', text: 'Hallo, Welt?' },
    ],
  },
  digits: {
    bad: [
      { language: 'fa', text: 'در 3 هفته' },
      { language: 'ar', text: 'في ٣ أسابيع' },
    ],
    good: [
      { language: 'fa', text: 'در ۳ هفته با WCAG 2.2 و {{n1}}' },
      { language: 'fa', text: '+98 912 000 0000' },
      { language: 'ar', text: 'في 3 أسابيع' },
    ],
  },
  'typed-price': {
    bad: [
      { language: 'en', text: 'from $500 a month' },
      { language: 'fa', text: '۱۴٬۹۰۰٬۰۰۰ تومان' },
    ],
    good: [
      { language: 'en', text: 'from {{price}}' },
      { language: 'en', text: 'Plans from $500', field: 'seo.description' },
    ],
  },
  invisible: {
    bad: [
      { language: 'en', text: 'a\u200bb' },
      { language: 'ar', text: 'می\u200cشود' },
      { language: 'fa', text: '\u2066abc' },
    ],
    good: [
      { language: 'fa', text: 'می\u200cشود' },
      { language: 'fa', text: '\u2066+98\u2069' },
    ],
  },
  spaces: {
    bad: [
      { language: 'en', text: ' a' },
      { language: 'en', text: 'a  b' },
    ],
    good: [{ language: 'en', text: 'a b' }],
  },
  'space-before-mark': {
    bad: [
      { language: 'de', text: 'Hallo , Welt' },
      { language: 'fr', text: 'Et vous?' },
      { language: 'fr', text: 'Et vous ?' },
    ],
    good: [
      { language: 'de', text: 'Hallo, Welt' },
      { language: 'en', text: '≥ 4.5 : 1' },
      { language: 'fr', text: 'Et vous\u202f?' },
      { language: 'fr', text: 'à 10:05' },
    ],
  },
  'chinese-spacing': {
    bad: [{ language: 'zh', text: '用 WhatsApp下单' }],
    good: [
      { language: 'zh', text: '用WhatsApp下单，Google Ads投放' },
      { language: 'en', text: 'a b' },
    ],
  },
  'doubled-words': {
    bad: [{ language: 'en', text: 'we build the the site' }],
    good: [
      { language: 'fr', text: 'si vous vous posez la question' },
      { language: 'tr', text: 'tek tek' },
    ],
  },
  'seo-length': {
    bad: [
      { language: 'en', text: 'x'.repeat(61), field: 'seo.title' },
      { language: 'zh', text: '网'.repeat(31), field: 'seo.title' },
      { language: 'zh', text: '网'.repeat(81), field: 'seo.description' },
    ],
    good: [
      { language: 'fa', text: `${'س'.repeat(60)}\u200c`, field: 'seo.title' },
      { language: 'en', text: 'x'.repeat(61) },
    ],
  },
};

it('has a bad and a good text for every rule', () => {
  expect(Object.keys(CASES).sort()).toEqual(TEXT_RULES.map(({ id }) => id).sort());
});

describe.each(Object.entries(CASES))('%s', (id, { bad, good }) => {
  it.each(bad)('reports "$text" ($language)', (example) => {
    expect(verdict(id, example)).toMatchObject({ problem: expect.any(String), mend: expect.any(String) });
  });
  it.each(good)('accepts "$text" ($language)', (example) => {
    expect(verdict(id, example)).toBeUndefined();
  });
});
