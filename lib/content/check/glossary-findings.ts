import { Glossary } from '#lib/content/glossary.ts';
import { FALLBACK_LANGUAGE, type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding } from './finding.ts';
import { readGlossary } from './glossary-terms.ts';
import { readLocaleFile } from './locale-file.ts';
import { TEXT_RULES } from './rules.ts';

/** Rules that hold for a name as much as for a sentence. */
const TERM_RULES = TEXT_RULES.filter(({ ofNames }) => ofNames);
const NO_GLOSSARY = { fixed: new Map(), avoid: new Map() };

/** What is wrong with the terms of a glossary, whether it stands on the disk yet or not. */
export function glossaryContentFindings(folder: string, code: LanguageCode, content: unknown): Finding[] {
  const place = { language: code, file: `${code}/glossary.json` };
  const parsed = Glossary.safeParse(content);
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => ({
      ...fileFinding(place, 'schema', `not a term: ${issue.path.join(' › ')}`, 'see en/glossary.json for the shape'),
      field: String(issue.path[0] ?? ''),
    }));
  }
  const english = readGlossary(folder, FALLBACK_LANGUAGE);
  const missing = Object.keys(english).filter((key) => !parsed.data[key]);
  const language = languageOf(code);
  return [
    ...missing.map((field) => ({
      ...fileFinding(place, 'missing-key', 'the term is missing', 'add the term of this language'),
      field,
    })),
    ...Object.entries(parsed.data).flatMap(([field, { term: text }]) => {
      const entry = { language, glossary: NO_GLOSSARY, file: place.file, field, text, english: english[field]?.term };
      return TERM_RULES.flatMap((rule) => {
        const problem = rule.check(entry);
        return problem ? [{ ...place, rule: rule.id, level: rule.level, field, text, ...problem }] : [];
      });
    }),
  ];
}

/** A glossary that is missing or broken, or whose terms are. */
export function glossaryFindings(folder: string, code: LanguageCode): Finding[] {
  const place = { language: code, file: `${code}/glossary.json` };
  const file = readLocaleFile(folder, place.file);
  if (file.state === 'missing') {
    return [
      fileFinding(place, 'missing-file', 'the glossary is missing', 'copy en/glossary.json and fill in the terms'),
    ];
  }
  if (file.state === 'broken') return [fileFinding(place, 'json', file.problem.problem, file.problem.mend)];
  const problems = file.problems.map(({ problem, mend }) => fileFinding(place, 'json', problem, mend));
  return [...problems, ...glossaryContentFindings(folder, code, file.content)];
}
