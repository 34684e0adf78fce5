import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { checkLocales } from '#lib/content/check/check-locales.ts';
import type { Finding } from '#lib/content/check/finding.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';

/** Content of files by their path in the project; a text is written as it is, all else as JSON. */
export type Files = Readonly<Record<string, unknown>>;

/** `seo.title` with a text as the group it stands in. */
export const nested = (field: string, text: string): unknown =>
  field.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), text);

/**
 * What the check says of a project with a few files in `locales/`, in one language; it goes when the test is over.
 * Pages that every language needs and these do not have are not spoken of.
 */
export function findingsOf(language: LanguageCode, files: Files): Finding[] {
  const project = mkdtempSync(path.join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const all: Files = { 'locales/en/glossary.json': {}, [`locales/${language}/glossary.json`]: {}, ...files };
  for (const [name, content] of Object.entries(all)) {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
  return checkLocales(path.join(project, 'locales'), [language]).filter(
    ({ rule, file }) =>
      rule !== 'missing-file' || `locales/${file}` in files || `locales/en/${file.slice(language.length + 1)}` in files,
  );
}
