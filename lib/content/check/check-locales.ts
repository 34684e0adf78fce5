import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_SCHEMAS } from '#lib/content/load.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { builtPages } from '#lib/pages/registry.ts';
import type { Finding, Level } from './finding.ts';
import { keyProblems } from './keys.ts';
import { readLocaleFile } from './locale-file.ts';
import { pluralStem } from './plurals.ts';
import { TEXT_RULES } from './rules.ts';
import { flatten, type TextEntry } from './text-entry.ts';

type Row = Language & { readonly code: LanguageCode };
type Place = Pick<Finding, 'language' | 'file'>;

const jsonFiles = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

/** Files every language needs: the interface namespaces of English, and the page of every built page with a schema. */
function requiredFiles(folder: string): string[] {
  const ui = jsonFiles(path.join(folder, FALLBACK_LANGUAGE, 'ui')).map((name) => `ui/${name}`);
  const pages = builtPages().filter((id) => id in CONTENT_SCHEMAS);
  return [...ui, ...pages.map((id) => `pages/${id}.json`)];
}

/** Files of a language: the required ones, and pages that are written ahead of their route. */
function filesOf(folder: string, language: Row): string[] {
  const ahead = jsonFiles(path.join(folder, language.code, 'pages')).map((name) => `pages/${name}`);
  return [...new Set([...requiredFiles(folder), ...ahead])];
}

const fileFinding = (place: Place, rule: string, problem: string, mend: string, level: Level = 'error'): Finding => ({
  ...place,
  rule,
  level,
  field: '',
  text: '',
  problem,
  mend,
});

/** Fields that break the page's schema, when the page has one. */
function schemaFindings(place: Place, name: string, content: unknown): Finding[] {
  const schema = Object.entries(CONTENT_SCHEMAS).find(([id]) => `pages/${id}.json` === name)?.[1];
  const parsed = schema?.safeParse(content);
  if (!parsed || parsed.success) return [];
  const texts = flatten(content);
  return parsed.error.issues.map((issue) => {
    const field = issue.path.join('.');
    const finding = fileFinding(place, 'schema', issue.message, 'see the English file for the shape and its limits');
    return { ...finding, field, text: texts.get(field) ?? '' };
  });
}

/** The English text of the same place; a plural form that English lacks is held against English's `other`. */
function englishOf(english: ReadonlyMap<string, string>, field: string): string | undefined {
  return english.get(field) ?? english.get(`${pluralStem(field)}_other`);
}

function textFindings(language: Row, file: string, texts: ReadonlyMap<string, string>, english: Map<string, string>) {
  return [...texts].flatMap(([field, text]) => {
    const entry: TextEntry = { language, file, field, text, english: englishOf(english, field) };
    return TEXT_RULES.flatMap((rule) => {
      const problem = rule.check(entry);
      return problem
        ? [{ rule: rule.id, level: rule.level, language: language.code, file, field, text, ...problem }]
        : [];
    });
  });
}

function checkFile(folder: string, language: Row, name: string): Finding[] {
  const file = `${language.code}/${name}`;
  const place = { language: language.code, file };
  const read = readLocaleFile(folder, file);
  if (read.state === 'missing') {
    return [
      fileFinding(place, 'missing-file', 'the file is missing', `copy ${FALLBACK_LANGUAGE}/${name} and write it`),
    ];
  }
  if (read.state === 'broken') {
    return [fileFinding(place, 'json', read.reason, 'look there for a missing comma, quote or bracket')];
  }
  const source = readLocaleFile(folder, `${FALLBACK_LANGUAGE}/${name}`);
  const english = flatten(source.state === 'parsed' ? source.content : undefined);
  const texts = flatten(read.content);
  const keys = name.startsWith('ui/') ? keyProblems(english.keys(), texts.keys(), language) : [];
  return [
    ...keys.map((problem) => ({ ...place, text: texts.get(problem.field) ?? '', ...problem })),
    ...schemaFindings(place, name, read.content),
    ...textFindings(language, file, texts, english),
  ];
}

/**
 * Checks every text of every language.
 *
 * @param folder the `locales` folder
 * @param languages codes to check; all of the registry by default
 */
export function checkLocales(folder: string, languages = LANGUAGES.map(({ code }) => code)): Finding[] {
  return languages
    .map((code) => languageOf(code))
    .flatMap((language) => filesOf(folder, language).flatMap((name) => findingsOf(folder, language, name)));
}

/** What is wrong with a file. A page that is not built yet cannot stop a build: its errors are shown as warnings. */
function findingsOf(folder: string, language: Row, name: string): Finding[] {
  const findings = checkFile(folder, language, name);
  if (requiredFiles(folder).includes(name)) return findings;
  return findings.map((finding) => ({ ...finding, level: 'warn' }));
}
