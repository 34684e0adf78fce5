import type * as z from 'zod';
import { visibleLength } from '../fields.ts';
import type { Problem } from './finding.ts';
import { nearest } from './nearest.ts';

type Issue = z.core.$ZodIssue;

/** A problem of one field of a page, as a writer reads it. */
export interface FieldProblem extends Problem {
  readonly field: string;
}

/** What stands at a path of a parsed file. */
function at(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    content,
  );
}

const namesIn = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/** Extra names, each with the name it was meant to be: one that English has here. */
function unknownNames(
  issue: Issue & { code: 'unrecognized_keys' },
  content: unknown,
  english: unknown,
): FieldProblem[] {
  const given = namesIn(at(content, issue.path));
  const known = namesIn(at(english, issue.path)).filter((name) => !given.includes(name));
  return issue.keys.map((name) => {
    const meant = nearest(name, known);
    return {
      field: [...issue.path, name].join('.'),
      problem: `the page has no field "${name}"`,
      mend: meant ? `did you mean "${meant}"?` : 'delete it, or mend its name',
    };
  });
}

/** A list with too few or too many items, a text with none. */
function size(issue: Issue & { code: 'too_small' | 'too_big' }): Problem {
  const limit = String(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') return { problem: 'the text is empty', mend: 'write the text' };
  const least = issue.code === 'too_small' ? 'at least' : 'at most';
  const things = issue.origin === 'array' ? ' items' : '';
  return {
    problem: `${least} ${limit}${things} must stand here`,
    mend: issue.code === 'too_small' ? 'add what is missing' : 'take some away',
  };
}

const AN: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'a group { … }',
};

function problemOf(issue: Issue, value: unknown): Problem {
  if (issue.code === 'too_small' || issue.code === 'too_big') return size(issue);
  if (value === undefined) return { problem: 'the field is missing', mend: 'add it; English shows its place' };
  if (issue.code === 'invalid_type') {
    return { problem: `${AN[issue.expected] ?? issue.expected} must stand here`, mend: 'see the English file' };
  }
  if (issue.code === 'invalid_value') {
    return { problem: `this must be one of ${issue.values.join(', ')}`, mend: 'copy the value of the English file' };
  }
  if (issue.message.startsWith('longer than') && typeof value === 'string') {
    const problem = `${issue.message}; it has ${visibleLength(value)}`;
    return { problem, mend: 'rewrite it shorter, do not abbreviate' };
  }
  return { problem: issue.message, mend: 'see the English file for the shape and its limits' };
}

/** The problems of a page in plain words. */
export const fieldProblems = (issues: readonly Issue[], content: unknown, english: unknown): FieldProblem[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownNames(issue, content, english)
      : [{ field: issue.path.join('.'), ...problemOf(issue, at(content, issue.path)) }],
  );
