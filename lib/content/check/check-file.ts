import { ANNOUNCEMENT_FILE, Announcement } from '#lib/content/announcement.ts';
import { schemaOf } from '#lib/content/load.ts';
import { FALLBACK_LANGUAGE, type Language, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { UNWRITTEN } from '../edit/scaffold.ts';
import { agreementFindings } from './agreement-findings.ts';
import { type Finding, fileFinding, type Place } from './finding.ts';
import { type GlossaryTerms, glossaryTerms } from './glossary-terms.ts';
import { keyProblems } from './keys.ts';
import { readLocaleFile } from './locale-file.ts';
import { numberFindings } from './number-findings.ts';
import { pageOfFile } from './page-address.ts';
import { pluralStem } from './plurals.ts';
import type { TextRule } from './rule.ts';
import { unwritten } from './rules/unwritten.ts';
import { TEXT_RULES } from './rules.ts';
import { fieldProblems } from './schema-words.ts';
import { flatten, isArticle, isAsPublished, type TextEntry, textsOf } from './text-entry.ts';

/** A language of the registry with what its writers agreed on. */
export interface CheckedLanguage {
  readonly language: Language & { readonly code: LanguageCode };
  readonly glossary: GlossaryTerms;
}

/** Fields that break the page's schema, when the page has one. */
function schemaFindings(place: Place, name: string, content: unknown, english: unknown): Finding[] {
  const id = pageOfFile(name);
  const schema = name === ANNOUNCEMENT_FILE ? Announcement : id && schemaOf(id);
  const parsed = schema?.safeParse(content);
  if (!parsed || parsed.success) return [];
  const texts = flatten(content);
  return fieldProblems(parsed.error.issues, content, english).map(({ field, problem, mend }) => ({
    ...fileFinding(place, 'schema', problem, mend),
    field,
    text: texts.get(field) ?? '',
  }));
}

/** The English text of the same place; a plural form that English lacks is held against English's `other`. */
function englishOf(english: ReadonlyMap<string, string>, field: string): string | undefined {
  return english.get(field) ?? english.get(`${pluralStem(field)}_other`);
}

type Texts = ReadonlyMap<string, string>;

/** A note that nobody has replaced yet is no text, and a source stays as published. */
function rulesFor(file: string, field: string, text: string): readonly TextRule[] {
  if (text.startsWith(UNWRITTEN)) return [unwritten];
  return isAsPublished(file, field) ? TEXT_RULES.filter(({ ofNames }) => ofNames) : TEXT_RULES;
}

function textFindings({ language, glossary }: CheckedLanguage, file: string, texts: Texts, english: Texts): Finding[] {
  return [...texts].flatMap(([field, text]) => {
    const entry: TextEntry = { language, glossary, file, field, text, english: englishOf(english, field) };
    const rules = rulesFor(file, field, text);
    return rules.flatMap((rule) => {
      const problem = rule.check(entry);
      return problem
        ? [{ rule: rule.id, level: rule.level, language: language.code, file, field, text, ...problem }]
        : [];
    });
  });
}

/**
 * What is wrong inside one file: its JSON, its fields, each of its texts.
 *
 * @param name path under the language: `pages/home.json`
 */
export function checkFile(folder: string, checked: CheckedLanguage, name: string): Finding[] {
  const { language } = checked;
  const file = `${language.code}/${name}`;
  const place = { language: language.code, file };
  const read = readLocaleFile(folder, file);
  if (read.state === 'missing') {
    return [
      fileFinding(place, 'missing-file', 'the file is missing', `copy ${FALLBACK_LANGUAGE}/${name} and write it`),
    ];
  }
  if (read.state === 'broken') {
    return [fileFinding(place, 'json', read.problem.problem, read.problem.mend)];
  }
  const problems = read.problems.map(({ problem, mend }) => fileFinding(place, 'json', problem, mend));
  return [...problems, ...contentFindings(folder, checked, name, read.content)];
}

/** What is wrong with the content of a file, whether it stands on the disk yet or not. */
function contentFindings(folder: string, checked: CheckedLanguage, name: string, content: unknown): Finding[] {
  const { language } = checked;
  const place = { language: language.code, file: `${language.code}/${name}` };
  const source = readLocaleFile(folder, `${FALLBACK_LANGUAGE}/${name}`);
  const original = source.state === 'parsed' ? source.content : undefined;
  const english = textsOf(name, original);
  const texts = textsOf(name, content);
  const keys = name.startsWith('ui/') ? keyProblems(english.keys(), texts.keys(), language) : [];
  return [
    ...keys.map((problem) => ({ ...place, text: texts.get(problem.field) ?? '', ...problem })),
    ...schemaFindings(place, name, content, original),
    ...textFindings(checked, place.file, texts, english),
    ...(name.startsWith('ui/') ? [] : numberFindings(place, texts, english)),
    ...(isArticle(name) ? agreementFindings(place, content, original) : []),
  ];
}

/** The same for a content that a command is about to write. */
export const checkContent = (folder: string, code: LanguageCode, name: string, content: unknown): Finding[] =>
  contentFindings(folder, { language: languageOf(code), glossary: glossaryTerms(folder, code) }, name, content);
