import type { Cases } from './rule-case.ts';

/** Rules about how a text is typed: marks, spaces, words. */
export const TYPING_CASES: Cases = {
  pairs: {
    level: 'warn',
    bad: [
      {
        language: 'de',
        text: 'Preis (ohne Steuer',
        problem: '() is not in pairs',
        mend: 'close what is opened, or delete the lone sign',
      },
      {
        language: 'de',
        text: 'der „Plan',
        problem: '“ ” is not in pairs',
        mend: 'close what is opened, or delete the lone sign',
      },
      {
        language: 'fr',
        text: '«\u202fle plan',
        problem: '«» is not in pairs',
        mend: 'close what is opened, or delete the lone sign',
      },
      {
        language: 'zh',
        text: '（说明',
        problem: '（） is not in pairs',
        mend: 'close what is opened, or delete the lone sign',
      },
    ],
    good: [
      { language: 'de', text: '1) lesen, 2) öffnen (bald)' },
      { language: 'de', text: 'der „Plan“' },
      { language: 'en', text: '[prices](page:service-tariffs) and `f(x`' },
    ],
  },
  'end-mark': {
    level: 'warn',
    bad: [
      {
        language: 'de',
        file: 'ui/forms.json',
        text: 'Name',
        english: 'Name:',
        problem: 'English ends with a colon, this text does not',
        mend: 'end it with a colon',
      },
      {
        language: 'fa',
        file: 'ui/forms.json',
        text: 'مطمئن هستید',
        english: 'Are you sure?',
        problem: 'English ends with a question mark, this text does not',
        mend: 'end it with a question mark',
      },
      {
        language: 'it',
        file: 'ui/forms.json',
        text: 'Invio',
        english: 'Sent.',
        problem: 'English ends with a full stop, this text does not',
        mend: 'end it with a full stop',
      },
    ],
    good: [
      { language: 'fa', file: 'ui/forms.json', text: 'مطمئن هستید؟', english: 'Are you sure?' },
      { language: 'zh', file: 'ui/forms.json', text: '已发送', english: 'Sent.' },
      { language: 'de', file: 'pages/home.json', text: 'Wie?', english: 'How it works' },
    ],
  },
  spaces: {
    level: 'error',
    bad: [
      { language: 'en', text: ' a', problem: 'a space at the beginning or the end', mend: 'delete it' },
      { language: 'en', text: 'a  b', problem: 'two spaces in a row', mend: 'leave one' },
    ],
    good: [{ language: 'en', text: 'a b' }],
  },
  'space-before-mark': {
    level: 'warn',
    bad: [
      {
        language: 'de',
        text: 'Hallo , Welt',
        problem: 'a plain space before ","',
        mend: 'delete it (French: a no-break space)',
      },
      {
        language: 'fr',
        text: 'Et vous?',
        problem: 'no no-break space at "s?"',
        mend: 'U+202F before ; ? ! and inside « », U+00A0 before :',
      },
      {
        language: 'fr',
        text: 'Et vous ?',
        problem: 'a plain space before "?"',
        mend: 'delete it (French: a no-break space)',
      },
    ],
    good: [
      { language: 'de', text: 'Hallo, Welt' },
      { language: 'en', text: '≥ 4.5 : 1' },
      { language: 'fr', text: 'Et vous\u202f?' },
      { language: 'fr', text: 'à 10:05' },
      { language: 'fr', text: 'notre [page](page:web-design) et `size={{ xs: 12 }}`' },
    ],
  },
  'chinese-spacing': {
    level: 'warn',
    bad: [
      {
        language: 'zh',
        text: '用 WhatsApp下单',
        problem: 'a typed space at "用 W"',
        mend: 'delete it; the page sets the gap by itself',
      },
      {
        language: 'zh',
        text: '订单 {{reference}}',
        english: 'Order {{reference}}',
        problem: 'a typed space at "单 {{"',
        mend: 'delete it; the page sets the gap by itself',
      },
    ],
    good: [
      { language: 'zh', text: '用WhatsApp下单，Google Ads投放' },
      { language: 'en', text: 'a b' },
    ],
  },
  'doubled-words': {
    level: 'warn',
    bad: [
      {
        language: 'en',
        text: 'we build the the site',
        problem: '"the" stands twice',
        mend: 'delete one, or say it differently',
      },
    ],
    good: [
      { language: 'fr', text: 'si vous vous posez la question' },
      { language: 'tr', text: 'tek tek' },
    ],
  },
};
