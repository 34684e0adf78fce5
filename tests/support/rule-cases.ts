import { LETTER_CASES } from './letter-cases.ts';
import type { Cases } from './rule-case.ts';
import type { Files } from './small-locales.ts';
import { TYPING_CASES } from './typing-cases.ts';

/** Terms that the cases lean on. */
export const GLOSSARIES: Files = {
  'locales/en/glossary.json': { 'service.web': { term: 'Web design' }, plan: { term: 'Plan' } },
  'locales/de/glossary.json': { 'service.web': { term: 'Webdesign' }, plan: { term: 'Paket' } },
  'locales/es/glossary.json': { 'nav.tariffs': { term: 'tarifas', avoid: ['tarifario'] } },
};

/** Cases of every rule. */
export const CASES: Cases = {
  ...TYPING_CASES,
  ...LETTER_CASES,
  empty: {
    level: 'error',
    bad: [
      { language: 'de', text: '  ', problem: 'the text is empty', mend: 'write the text, or ask for the field to go' },
    ],
    good: [{ language: 'de', text: 'Los' }],
  },
  unwritten: {
    level: 'error',
    bad: [
      {
        language: 'de',
        text: '✎ Titel',
        problem: 'this is still the note about what belongs here',
        mend: 'write the text in its place',
      },
    ],
    good: [{ language: 'de', text: 'Titel' }],
  },
  placeholders: {
    level: 'error',
    bad: [
      {
        language: 'de',
        text: 'ab {{preis}}',
        english: 'from {{price}}',
        problem: 'placeholders differ from English: lost {{price}}; added {{preis}}',
        mend: 'copy them from the English text as they are; they may move',
      },
      {
        language: 'de',
        text: 'ab',
        english: 'from {{price}}',
        problem: 'placeholders differ from English: lost {{price}}',
        mend: 'copy them from the English text as they are; they may move',
      },
    ],
    good: [{ language: 'fa', text: '{{b}} و {{a}}', english: '{{a}} and {{b}}' }],
  },
  tags: {
    level: 'error',
    bad: [
      {
        language: 'de',
        text: 'Jetzt <b>neu</b>',
        english: 'New',
        problem: 'tags differ from English: </b> <b>',
        mend: 'delete the tag; **strong** and [text](page:…) work in articles',
      },
      {
        language: 'de',
        text: '<a onclick="x()">Los</a>',
        english: '<a onclick="x()">Go</a>',
        problem: 'the text holds code that a browser could run',
        mend: 'delete the tag or the attribute',
      },
    ],
    good: [
      { language: 'de', text: 'kleiner als 5 < 6', english: 'less' },
      { language: 'de', text: 'Das Element `<dialog>`', english: 'The element `<dialog>`' },
    ],
  },
  links: {
    level: 'warn',
    bad: [
      {
        language: 'de',
        text: 'Siehe https://alpha.de',
        english: 'See https://alpha.com',
        problem: 'the address https://alpha.com of the English text is lost',
        mend: 'copy it from there',
      },
      {
        language: 'fa',
        text: 'بنویسید',
        english: 'Write to help@alpha.com',
        problem: 'the address help@alpha.com of the English text is lost',
        mend: 'copy it from there',
      },
      {
        language: 'fr',
        text: 'Appelez le +98 21 1234 5679',
        english: 'Call +98 21 1234 5678',
        problem: 'the address +982112345678 of the English text is lost',
        mend: 'copy it from there',
      },
    ],
    good: [
      { language: 'de', text: 'Mit https://alpha.com', english: 'By https://alpha.com' },
      { language: 'de', text: 'Beispiel: name@example.de', english: 'Example: name@example.com' },
    ],
  },
  'label-length': {
    level: 'error',
    bad: [
      {
        language: 'de',
        file: 'ui/shell.json',
        text: 'Kostenlose Beratung jetzt anfragen!',
        english: 'Book',
        problem: '35 characters; a label has room for 34',
        mend: 'find a shorter word',
      },
    ],
    good: [
      { language: 'de', file: 'ui/shell.json', text: 'Beratung anfragen', english: 'Book' },
      { language: 'de', file: 'ui/messages.json', text: 'x'.repeat(60), english: 'Failed' },
    ],
  },
  'same-as-english': {
    level: 'error',
    bad: [
      {
        language: 'it',
        text: 'We build sites for you',
        english: 'We build sites for you',
        problem: 'the text is still the English one',
        mend: 'write it in Italiano',
      },
    ],
    good: [
      { language: 'it', text: 'UI/UX design', english: 'UI/UX design' },
      { language: 'fa', text: '+98 912 000 0000', english: '+98 912 000 0000' },
    ],
  },
  glossary: {
    level: 'warn',
    bad: [
      {
        language: 'de',
        text: 'Gestaltung',
        english: 'Web design',
        problem: '"Web design" has a fixed name here',
        mend: 'write "Webdesign"',
      },
      {
        language: 'es',
        text: 'Ver el tarifario',
        english: 'See the prices',
        problem: '"tarifario" is not the word used on this site',
        mend: 'write "tarifas"',
      },
    ],
    good: [
      { language: 'de', text: 'Webdesign', english: 'Web design' },
      { language: 'de', text: 'Terminplan', english: 'Plan' },
      { language: 'es', text: 'Los tarifarios', english: 'Price lists' },
      { language: 'es', text: 'Desde {{tarifario}}', english: 'From {{tarifario}}' },
    ],
  },
  'typed-price': {
    level: 'warn',
    bad: [
      {
        language: 'en',
        text: 'from $500 a month',
        problem: '"$500" is typed by hand',
        mend: 'use the {{price}} placeholder; code formats it',
      },
      {
        language: 'fa',
        text: '۱۴٬۹۰۰٬۰۰۰ تومان',
        problem: '"۱۴٬۹۰۰٬۰۰۰ تومان" is typed by hand',
        mend: 'use the {{price}} placeholder; code formats it',
      },
    ],
    good: [
      { language: 'en', text: 'from {{price}}' },
      { language: 'en', text: 'Plans from $500', field: 'seo.description' },
    ],
  },
  'seo-length': {
    level: 'error',
    bad: [
      {
        language: 'en',
        text: 'x'.repeat(61),
        field: 'seo.title',
        problem: '61 characters; results show 60',
        mend: 'rewrite it shorter, do not abbreviate',
      },
      {
        language: 'zh',
        text: '网'.repeat(31),
        field: 'seo.title',
        problem: '31 characters; results show 30',
        mend: 'rewrite it shorter, do not abbreviate',
      },
      {
        language: 'zh',
        text: '网'.repeat(81),
        field: 'seo.description',
        problem: '81 characters; results show 80',
        mend: 'rewrite it shorter, do not abbreviate',
      },
    ],
    good: [
      { language: 'fa', text: `${'س'.repeat(60)}\u200c`, field: 'seo.title' },
      { language: 'en', text: 'x'.repeat(61) },
    ],
  },
};
