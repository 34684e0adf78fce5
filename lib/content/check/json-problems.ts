import { printParseErrorCode, visit } from 'jsonc-parser';

/** A problem of the JSON itself: what, and what to do. */
export interface JsonProblem {
  readonly problem: string;
  readonly mend: string;
}

/** What is wrong at a place, in words for somebody who has never seen JSON. `near` is what stands there. */
const IN_WORDS: Readonly<Record<string, (near: string) => JsonProblem>> = {
  CommaExpected: (near) =>
    near === '}' || near === ']'
      ? { problem: `a bracket is not closed before ${near}`, mend: 'each [ needs its ] and each { its }' }
      : { problem: `a comma is missing before ${near}`, mend: 'put a comma at the end of the text before it' },
  ColonExpected: (near) => ({
    problem: `a colon is missing before ${near}`,
    mend: 'write "name": "text"',
  }),
  PropertyNameExpected: (near) => ({
    problem: `a name in quotes is expected, not ${near}`,
    mend: 'delete a comma that stands after the last text, or put the name in straight quotes "',
  }),
  ValueExpected: (near) => ({
    problem: `a text is expected, not ${near}`,
    mend: 'delete a comma that stands after the last text, or write the text in straight quotes "',
  }),
  InvalidSymbol: (near) => ({
    problem: `${near} stands outside of quotes`,
    mend: 'put the text in straight quotes "; inside a text write “ ” or \\"',
  }),
  UnexpectedEndOfString: () => ({
    problem: 'the quote of this text is not closed on its line',
    mend: 'close it with a straight quote "; inside a text write “ ” or \\", never a line break',
  }),
  CloseBraceExpected: () => ({
    problem: 'the file ends before a curly bracket is closed',
    mend: 'add } at the end; each { needs its }',
  }),
  CloseBracketExpected: () => ({
    problem: 'the file ends before a square bracket is closed',
    mend: 'add ] where the list ends; each [ needs its ]',
  }),
  InvalidEscapeCharacter: () => ({
    problem: 'a backslash stands before a character that takes none',
    mend: 'delete the backslash, or write two',
  }),
  InvalidCharacter: () => ({
    problem: 'a tab or another control character stands inside a text',
    mend: 'delete it and type a space',
  }),
  EndOfFileExpected: (near) => ({
    problem: `the file goes on after its last bracket, with ${near}`,
    mend: 'delete what stands after the last }, or a bracket that closes too early',
  }),
  InvalidCommentToken: () => ({
    problem: 'a comment stands in the file',
    mend: 'delete it: these files hold texts only',
  }),
};

const UNKNOWN: JsonProblem = {
  problem: 'the file is not valid JSON',
  mend: 'look there for a missing comma, quote or bracket',
};

const LONGEST = 24;
const nearby = (text: string, offset: number, length: number): string => {
  const found = text.slice(offset, offset + Math.max(length, 1)).trim();
  return found === '' ? 'the end' : found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
};

/** The first thing that makes a file no JSON, with its line and column (from 1). */
export function syntaxProblem(text: string): JsonProblem {
  let first: JsonProblem | undefined;
  visit(
    text,
    {
      onError(code, offset, length, line, column) {
        const { problem, mend } = IN_WORDS[printParseErrorCode(code)]?.(nearby(text, offset, length)) ?? UNKNOWN;
        first ??= { problem: `${problem} (line ${line + 1}, column ${column + 1})`, mend };
      },
    },
    { disallowComments: true },
  );
  return first ?? UNKNOWN;
}

/** Names that stand twice in one object: the first of the two is never shown. */
export function repeatedKeys(text: string): JsonProblem[] {
  const open: Set<string>[] = [];
  const problems: JsonProblem[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (name, _offset, _length, line) => {
      const names = open.at(-1);
      if (names?.has(name)) {
        problems.push({
          problem: `"${name}" stands twice (the second time in line ${line + 1}); only the second is shown`,
          mend: 'delete one of the two',
        });
      }
      names?.add(name);
    },
  });
  return problems;
}
