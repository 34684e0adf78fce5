import type { Cases } from './rule-case.ts';

/** Rules about the letters, marks and digits of a script. */
export const LETTER_CASES: Cases = {
  'persian-typing': {
    level: 'warn',
    bad: [
      {
        language: 'fa',
        text: 'ما می سازیم',
        problem: '"می سازیم" has a space where a half-space belongs',
        mend: 'write می\u200c and the verb with a half-space (Shift+Space)',
      },
      {
        language: 'fa',
        text: 'سایت های ما',
        problem: '"های" stands apart from its word',
        mend: 'join it with a half-space (Shift+Space): کتاب\u200cها، بزرگ\u200cترین',
      },
      {
        language: 'ar',
        text: 'كتـــاب',
        problem: 'a kashida stretches a word',
        mend: 'delete the ـ; fonts set the width',
      },
    ],
    good: [
      { language: 'fa', text: 'ما می\u200cسازیم و سایت\u200cهای ما' },
      { language: 'ar', text: 'مواقع بـ React' },
    ],
  },
  'wrong-script': {
    level: 'error',
    bad: [
      {
        language: 'zh',
        text: 'Book a free call with us',
        problem: 'most of the letters are Latin',
        mend: 'write it in 简体中文',
      },
      {
        language: 'ru',
        text: 'Book your free call сейчас',
        problem: 'most of the letters are Latin',
        mend: 'write it in Русский',
      },
    ],
    good: [
      { language: 'zh', text: '用 Google Ads 和 App Store 推广您的应用' },
      { language: 'ru', text: 'Google Play' },
      { language: 'de', text: 'Wir bauen Seiten für Sie' },
    ],
  },
  'foreign-letters': {
    level: 'error',
    bad: [
      {
        language: 'fa',
        text: 'كتاب',
        problem: '"ك" is a letter of another alphabet',
        mend: 'use ی, ک, هٔ and ۰–۹ (a Persian keyboard writes them)',
      },
      {
        language: 'fa',
        text: 'سایتي',
        problem: '"ي" is a letter of another alphabet',
        mend: 'use ی, ک, هٔ and ۰–۹ (a Persian keyboard writes them)',
      },
      {
        language: 'ar',
        text: 'تصمیم',
        problem: '"ی" is a letter of another alphabet',
        mend: 'use ي, ك and 0–9, and no half-space (an Arabic keyboard writes them)',
      },
      {
        language: 'ru',
        text: 'сaйт',
        problem: '"сa" is a letter of another alphabet',
        mend: 'write the whole word in Cyrillic letters',
      },
      {
        language: 'tr',
        text: 'i̇ş',
        problem: '"i\u0307" is a letter of another alphabet',
        mend: 'write ı and i, not i with a second dot',
      },
    ],
    good: [
      { language: 'fa', text: 'کتابی برای شما' },
      { language: 'ar', text: 'تصميم' },
      { language: 'ru', text: 'сайт на React' },
    ],
  },
  marks: {
    level: 'error',
    bad: [
      { language: 'fa', text: 'سلام, دنیا', problem: '"م," ends with a Latin mark', mend: 'write ، ؛ ؟' },
      { language: 'ar', text: 'كيف?', problem: '"ف?" ends with a Latin mark', mend: 'write ، ؛ ؟' },
      { language: 'zh', text: '网站,应用', problem: '"站," ends with a Latin mark', mend: 'write ，；：？！。 and ……' },
    ],
    good: [
      { language: 'fa', text: 'سلام، دنیا؟' },
      { language: 'zh', text: '网站，应用。' },
      { language: 'de', text: 'Hallo, Welt?' },
    ],
  },
  digits: {
    level: 'warn',
    bad: [
      {
        language: 'fa',
        text: 'در 3 هفته',
        problem: 'Latin digits in Persian text',
        mend: 'write ۰–۹, or a placeholder that code fills',
      },
      { language: 'ar', text: 'في ٣ أسابيع', problem: 'digits of another script', mend: 'write 0–9' },
    ],
    good: [
      { language: 'fa', text: 'در ۳ هفته با WCAG 2.2 و {{n1}}' },
      { language: 'fa', text: '+98 912 000 0000' },
      { language: 'ar', text: 'في 3 أسابيع' },
    ],
  },
  invisible: {
    level: 'error',
    bad: [
      {
        language: 'en',
        text: 'a\u200bb',
        problem: 'invisible character U+200B',
        mend: 'delete it; retype the words around it',
      },
      {
        language: 'ar',
        text: 'می\u200cشود',
        problem: 'invisible character U+200C',
        mend: 'delete it; retype the words around it',
      },
      {
        language: 'fa',
        text: '\u2066abc',
        problem: 'a direction isolate is opened and not closed',
        mend: 'close U+2066 with U+2069',
      },
    ],
    good: [
      { language: 'fa', text: 'می\u200cشود' },
      { language: 'fa', text: '\u2066+98\u2069' },
    ],
  },
};
