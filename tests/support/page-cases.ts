import { readFileSync } from 'node:fs';
import type { FileCases } from './file-case.ts';
import { SAMPLE_ARTICLE } from './sample-article.ts';

const contact = (lng: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`locales/${lng}/pages/contact-us.json`, 'utf8'));
const { seo: _, ...contactWithoutSeo } = contact('de');
const { hero, ...contactRest } = contact('de');
const REPEATED = 'A person answers within two working hours and writes down what was agreed with you.';
const ARTICLE = 'articles/seo-guide-article.json';
const article = { $schema: '../../schema/article.json', ...SAMPLE_ARTICLE };
const { image: _image, title: _title, ...bare } = article;

/** What a page or an article as a whole can have wrong. */
export const PAGE_CASES: FileCases = {
  'a group that a page lacks': {
    files: { 'locales/en/pages/contact-us.json': contact('en'), 'locales/de/pages/contact-us.json': contactWithoutSeo },
    bad: 'de/pages/contact-us.json',
    says: [
      {
        rule: 'schema',
        level: 'error',
        field: 'seo',
        problem: 'the field is missing',
        mend: 'add it; English shows its place',
        address: '/de/contact-us',
      },
    ],
  },
  'a misspelt group of a page': {
    files: {
      'locales/en/pages/contact-us.json': contact('en'),
      'locales/de/pages/contact-us.json': { ...contactRest, herro: hero },
    },
    bad: 'de/pages/contact-us.json',
    says: [
      { rule: 'schema', level: 'error', field: 'hero', problem: 'the field is missing' },
      {
        rule: 'schema',
        level: 'error',
        field: 'herro',
        problem: 'the page has no field "herro"',
        mend: 'did you mean "hero"?',
      },
    ],
  },
  'a text of a page that is too long': {
    files: {
      'locales/en/pages/contact-us.json': contact('en'),
      'locales/de/pages/contact-us.json': {
        ...contact('de'),
        form: 'Schreiben Sie uns, was Sie vorhaben, gern auch kurz',
      },
    },
    bad: 'de/pages/contact-us.json',
    says: [
      {
        rule: 'schema',
        level: 'error',
        field: 'form',
        problem: 'longer than 40 characters; it has 51',
        mend: 'rewrite it shorter, do not abbreviate',
      },
    ],
  },
  'a page that a language lacks': {
    files: { 'locales/en/pages/contact-us.json': contact('en') },
    bad: 'de/pages/contact-us.json',
    says: [
      {
        rule: 'missing-file',
        level: 'error',
        problem: 'the file is missing',
        mend: 'copy en/pages/contact-us.json and write it',
        address: '/de/contact-us',
      },
    ],
  },
  'a figure that differs': {
    files: {
      'locales/en/pages/sample.json': { lead: 'Up to 40 pages' },
      'locales/de/pages/sample.json': { lead: 'Bis zu 400 Seiten' },
    },
    bad: 'de/pages/sample.json',
    says: [
      {
        rule: 'numbers',
        level: 'warn',
        field: 'lead',
        problem: 'the English page names no 400',
        mend: 'check the figure on both pages',
      },
      { rule: 'numbers', field: 'lead', problem: 'this page does not name the 40 of English' },
    ],
  },
  'an article without a title and the text of its image': {
    files: { [`locales/en/${ARTICLE}`]: bare },
    bad: `en/${ARTICLE}`,
    says: [
      { rule: 'schema', level: 'error', field: 'title', problem: 'the field is missing' },
      {
        rule: 'schema',
        level: 'error',
        field: 'image',
        problem: 'the field is missing',
        mend: 'add it; English shows its place',
        address: '/en/blog/seo-guide-article',
      },
    ],
  },
  'a page that repeats another': {
    files: { 'locales/en/pages/first.json': { lead: REPEATED }, 'locales/en/pages/second.json': { lead: REPEATED } },
    bad: 'en/pages/first.json',
    says: [
      {
        rule: 'overlap',
        level: 'error',
        problem: '100 % of its passages stand in pages/second.json too',
        mend: 'tell it from this page’s side',
      },
    ],
  },
};
