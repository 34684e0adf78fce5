import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ANNOUNCEMENT_FILE } from '#lib/content/announcement.ts';
import { contentName, schemaOf } from '#lib/content/load.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { builtPages } from '#lib/pages/registry.ts';
import { schemaFileFindings, schemaLineFindings } from '../schema/schema-findings.ts';
import { absentFindings } from './absent-findings.ts';
import { checkFile } from './check-file.ts';
import { withoutExceptions } from './exceptions.ts';
import { extraFileFindings } from './extra-files.ts';
import type { Finding } from './finding.ts';
import { glossaryFindings } from './glossary-findings.ts';
import { glossaryTerms } from './glossary-terms.ts';
import { inconsistentFindings } from './inconsistent-findings.ts';
import { overlapFindings } from './overlap-findings.ts';
import { addressOf } from './page-address.ts';
import { readProjectCode } from './project-code.ts';
import { staleFindings } from './source-hashes.ts';
import { unusedFindings } from './unused-findings.ts';

const jsonFiles = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

/** What a language announces, when it does; each announces on its own. */
const announcementOf = (folder: string, code: LanguageCode): string[] =>
  existsSync(path.join(folder, code, ANNOUNCEMENT_FILE)) ? [ANNOUNCEMENT_FILE] : [];

/**
 * Files whose mistakes a visitor meets: the interface namespaces of English, the page of every built page with a
 * schema, and the announcement.
 */
function requiredFiles(folder: string, code: LanguageCode): string[] {
  const ui = jsonFiles(path.join(folder, FALLBACK_LANGUAGE, 'ui')).map((name) => `ui/${name}`);
  const pages = builtPages().filter(schemaOf);
  return [...ui, ...pages.map(contentName), ...announcementOf(folder, code)];
}

const filesOf = (folder: string, code: LanguageCode, kinds: readonly string[]): string[] =>
  kinds.flatMap((kind) => jsonFiles(path.join(folder, code, kind)).map((name) => `${kind}/${name}`));

/** Pages and articles of a language: the required ones, and those that are written ahead of their route. */
const pagesOf = (folder: string, code: LanguageCode): string[] => filesOf(folder, code, ['pages', 'articles']);

/** Every file of texts that stands in the folder of a language. */
const textFilesOf = (folder: string, code: LanguageCode): string[] =>
  filesOf(folder, code, ['ui', 'pages', 'articles']);

/** Every file of texts a language has or needs, without its glossary. */
export const namesOf = (folder: string, code: LanguageCode): string[] => [
  ...new Set([...requiredFiles(folder, code), ...pagesOf(folder, code)]),
];

/** A page that is not built yet cannot stop a build: its errors are shown as warnings. */
const gentle = (finding: Finding): Finding => ({ ...finding, level: 'warn' });

/** The address of the page that a finding is read on. */
function addressed(finding: Finding): Finding {
  const address = addressOf(finding.language, finding.file.slice(finding.language.length + 1));
  return address === undefined ? finding : { ...finding, address };
}

/** What the code and the texts say of each other; asked once, for the language that every other is held against. */
function projectFindings(folder: string, required: readonly string[]): Finding[] {
  const code = readProjectCode(folder);
  return [...unusedFindings(folder, required, code), ...absentFindings(folder, code), ...schemaFileFindings(folder)];
}

function checkLanguage(folder: string, code: LanguageCode): Finding[] {
  const checked = { language: languageOf(code), glossary: glossaryTerms(folder, code) };
  const required = requiredFiles(folder, code);
  const pages = pagesOf(folder, code);
  const all = namesOf(folder, code);
  const ahead = all.filter((name) => !required.includes(name));
  const findings = [
    ...glossaryFindings(folder, code),
    ...required.flatMap((name) => checkFile(folder, checked, name)),
    ...ahead.flatMap((name) => checkFile(folder, checked, name)).map(gentle),
    ...(code === FALLBACK_LANGUAGE ? projectFindings(folder, required) : []),
    ...extraFileFindings(code, textFilesOf(folder, code), textFilesOf(folder, FALLBACK_LANGUAGE)),
    ...schemaLineFindings(folder, code, [...all, 'glossary.json']),
    ...overlapFindings(folder, code, pages),
    ...staleFindings(folder, code, all),
    ...inconsistentFindings(folder, code, all),
  ];
  return withoutExceptions(folder, code, findings).map(addressed);
}

/**
 * Checks every text of every language.
 *
 * @param folder the `locales` folder
 * @param languages codes to check; all of the registry by default
 */
export function checkLocales(folder: string, languages = LANGUAGES.map(({ code }) => code)): Finding[] {
  return languages.flatMap((code) => checkLanguage(folder, code));
}
