import { hashOf } from '#lib/content/source-hash.ts';
import type { FileCases } from './file-case.ts';
import { PAGE_CASES } from './page-cases.ts';
import type { Files } from './small-locales.ts';

const UI = '../../schema/ui-forms.json';

/** English and German interface texts. */
const ui = (en: unknown, de: unknown): Files => ({
  'locales/en/ui/forms.json': en,
  'locales/de/ui/forms.json': de,
});
const texts = (fields: Record<string, string>) => ({ $schema: UI, ...fields });

/** What a whole file can have wrong. Single texts are in rule-cases.ts. */
export const FILE_CASES: FileCases = {
  ...PAGE_CASES,
  'JSON that breaks': {
    files: ui(texts({ a: 'A' }), '{\n  "send": "Senden"\n  "name": "Name"\n}\n'),
    bad: 'de/ui/forms.json',
    says: [
      {
        rule: 'json',
        level: 'error',
        problem: 'a comma is missing before "name" (line 3, column 3)',
        mend: 'put a comma at the end of the text before it',
      },
    ],
  },
  'a name that stands twice, and a byte order mark': {
    files: ui(texts({ a: 'A' }), `\ufeff{\n  "$schema": "${UI}",\n  "a": "Eins",\n  "a": "Zwei"\n}\n`),
    bad: 'de/ui/forms.json',
    says: [
      {
        rule: 'json',
        level: 'error',
        problem: 'the file begins with a byte order mark',
        mend: 'npm run locales fix removes it',
      },
      {
        rule: 'json',
        level: 'error',
        problem: '"a" stands twice (the second time in line 4); only the second is shown',
        mend: 'delete one of the two',
      },
    ],
  },
  'a key that is missing, and the misspelt one': {
    files: ui(texts({ send: 'Send' }), texts({ sned: 'Senden' })),
    bad: 'de/ui/forms.json',
    says: [
      {
        rule: 'missing-key',
        level: 'error',
        field: 'send',
        problem: 'the text is missing; visitors read English instead',
        mend: 'add the key with the text in this language',
      },
      {
        rule: 'extra-key',
        level: 'warn',
        field: 'sned',
        text: 'Senden',
        problem: 'English has no such key, so nothing shows this text',
        mend: 'did you mean "send"?',
      },
    ],
  },
  'a key that no page needs': {
    files: ui(texts({ send: 'Send' }), texts({ send: 'Senden', fax: 'Telefax' })),
    bad: 'de/ui/forms.json',
    says: [
      {
        rule: 'extra-key',
        level: 'warn',
        field: 'fax',
        problem: 'English has no such key, so nothing shows this text',
        mend: 'delete it, or mend its name',
      },
    ],
  },
  'a plural form that is missing': {
    files: ui(texts({ day_one: '{{n}} day', day_other: '{{n}} days' }), texts({ day_other: '{{n}} Tage' })),
    bad: 'de/ui/forms.json',
    says: [
      {
        rule: 'plural-forms',
        level: 'error',
        field: 'day_one',
        problem: 'Deutsch counts in 2 forms, and this one is missing',
        mend: 'write all of day_one, day_other',
      },
    ],
  },
  'a file with a misspelt name': {
    files: { 'locales/en/ui/forms.json': texts({ a: 'A' }), 'locales/de/ui/form.json': texts({ a: 'A' }) },
    bad: 'de/ui/form.json',
    says: [
      {
        rule: 'extra-file',
        level: 'warn',
        problem: 'English has no such file, so nothing shows it',
        mend: 'did you mean ui/forms.json?',
      },
    ],
  },
  'a term that the glossary lacks, and one with a space too many': {
    files: {
      'locales/en/glossary.json': { brand: { term: 'Alpha' }, plan: { term: 'Plan' } },
      'locales/de/glossary.json': { $schema: '../schema/glossary.json', plan: { term: 'Paket ' } },
    },
    bad: 'de/glossary.json',
    says: [
      {
        rule: 'missing-key',
        level: 'error',
        field: 'brand',
        problem: 'the term is missing',
        mend: 'add the term of this language',
      },
      { rule: 'spaces', level: 'error', field: 'plan', problem: 'a space at the beginning or the end' },
    ],
  },
  'one English text in two wordings': {
    files: ui(texts({ a: 'Send now', b: 'Send now' }), texts({ a: 'Jetzt senden', b: 'Sofort senden' })),
    bad: 'de/ui/forms.json',
    says: [
      {
        rule: 'inconsistent',
        level: 'info',
        field: 'b',
        problem: '“send now” reads “jetzt senden” in de/ui/forms.json › a',
        mend: 'one wording may do',
      },
    ],
  },
  'a text that is older than its English one': {
    files: {
      ...ui(texts({ a: 'Send it today' }), texts({ a: 'Senden' })),
      'locales/de/source-hashes.json': { 'ui/forms.json': { a: hashOf('Send') } },
    },
    bad: 'de/ui/forms.json',
    says: [
      {
        rule: 'stale',
        level: 'warn',
        field: 'a',
        text: 'Senden',
        problem: 'English has changed since; it now says “Send it today”',
        mend: 'write it anew, or say that it still holds: npm run locales stale -- --accept de/ui/forms.json#a',
      },
    ],
  },
  'a text that no page shows': {
    files: {
      'locales/en/ui/forms.json': texts({ send: 'Send', fax: 'Telefax' }),
      'components/Form.tsx': 'export const Form = ({ texts }) => texts.send;',
    },
    bad: 'en/ui/forms.json',
    says: [
      {
        rule: 'unused-key',
        level: 'warn',
        field: 'fax',
        text: 'Telefax',
        problem: 'no page shows this text',
        mend: 'delete it in every language',
      },
    ],
  },
  'a text that code asks for and no file has': {
    files: {
      'locales/en/ui/forms.json': texts({ send: 'Send' }),
      'components/Form.tsx': "export const Form = ({ t }) => t('forms:sent') + t('forms:send');",
    },
    bad: 'en/ui/forms.json',
    says: [
      {
        rule: 'absent-key',
        level: 'error',
        field: 'sent',
        problem: 'components/Form.tsx shows this text, and no file has it',
        mend: 'did you mean "send"?',
      },
    ],
  },
  'a file that does not name its schema': {
    files: ui(texts({ a: 'A' }), { a: 'Ah' }),
    bad: 'de/ui/forms.json',
    says: [
      {
        rule: 'schema-line',
        level: 'warn',
        problem: `the first line does not name ${UI}`,
        mend: 'npm run locales fix -- --write',
      },
    ],
  },
  'an exception that excepts nothing': {
    files: {
      ...ui(texts({ a: 'A' }), texts({ a: 'Ah' })),
      'locales/de/exceptions.json': { exceptions: [{ rule: 'numbers', file: 'ui/forms.json', field: 'a', why: 'so' }] },
    },
    bad: 'de/exceptions.json',
    says: [
      {
        rule: 'exceptions',
        level: 'warn',
        problem: '"numbers" no longer speaks of ui/forms.json › a',
        mend: 'delete it',
      },
    ],
  },
  'an announcement that leads nowhere': {
    files: {
      'locales/de/announcement.json': {
        $schema: '../schema/announcement.json',
        text: 'Am 1. Januar ist geschlossen.',
        link: { label: '', page: 'contact-us' },
      },
    },
    bad: 'de/announcement.json',
    says: [
      { rule: 'schema', level: 'error', field: 'link.label', problem: 'the text is empty', mend: 'write the text' },
      { rule: 'empty', level: 'error', field: 'link.label', problem: 'the text is empty' },
    ],
  },
};
