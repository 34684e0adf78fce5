import * as z from 'zod';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { type Finding, fileFinding } from './finding.ts';
import { readLocaleFile } from './locale-file.ts';

/** A warning that is right where it stands, and why. */
const Exception = z.strictObject({
  rule: z.string().meta({ description: 'Name of the rule, as the check prints it in square brackets' }),
  file: z.string().meta({ description: 'Path under the language: pages/home.json' }),
  field: z.string().meta({ description: 'Field, as the check prints it after ›' }),
  why: z.string().min(1).meta({ description: 'Why the text is right all the same' }),
});

/** `locales/<lng>/exceptions.json`: warnings that somebody has looked at. An error knows no exception. */
export const Exceptions = z.strictObject({
  $schema: z.string().optional(),
  exceptions: z.array(Exception),
});

export const EXCEPTIONS_FILE = 'exceptions.json';

/** Leaves out what a language has excepted, and reports exceptions that no longer match anything. */
export function withoutExceptions(folder: string, language: LanguageCode, findings: readonly Finding[]): Finding[] {
  const place = { language, file: `${language}/${EXCEPTIONS_FILE}` };
  const file = readLocaleFile(folder, place.file);
  if (file.state === 'missing') return [...findings];
  if (file.state === 'broken') {
    return [...findings, fileFinding(place, 'json', file.problem.problem, file.problem.mend)];
  }
  const parsed = Exceptions.safeParse(file.content);
  if (!parsed.success) {
    return [...findings, fileFinding(place, 'schema', 'not a list of exceptions', 'each needs rule, file, field, why')];
  }
  const used = new Set<number>();
  const kept = findings.filter((finding) => {
    if (finding.level === 'error') return true;
    const at = parsed.data.exceptions.findIndex(
      ({ rule, file: name, field }) =>
        rule === finding.rule && `${language}/${name}` === finding.file && field === finding.field,
    );
    used.add(at);
    return at === -1;
  });
  const unused = parsed.data.exceptions.filter((_, at) => !used.has(at));
  return [
    ...kept,
    ...unused.map(({ rule, file: name, field }) => ({
      ...fileFinding(place, 'exceptions', `"${rule}" no longer speaks of ${name} › ${field}`, 'delete it', 'warn'),
    })),
  ];
}
