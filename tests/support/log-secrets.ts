import type { TestVisitor } from './test-visitor.ts';

/** A telephone number, or what is left of one that was cut; addresses of the tests and times are shorter. */
const PHONE = /\+\d{7,15}|(?<![\d.:-])(?:0|98|0098)9\d{9}(?!\d)/;

/** Ids of requests and records: their digits may look like a telephone number by chance. */
const UUID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;

/** Values long enough to be nobody's coincidence. */
const isTelling = (value: string | undefined): value is string => value !== undefined && value.length >= 20;

function secretsOf(visitors: readonly TestVisitor[]): Set<string> {
  const values = visitors.flatMap((visitor) => [visitor.accessToken, ...visitor.cookies.values()]);
  return new Set(values.filter(isTelling));
}

/** Codes that were sent; they would stand in a line as a value, not as part of a number. */
const codesIn = (printed: readonly string[]): string[] =>
  printed.flatMap((text) => [...text.matchAll(/#(\d{6})/g)].map(([, code = '']) => code));

/**
 * Reads every line of a log.
 * @throws when one holds a telephone number, a code, a token or a cookie
 */
export function assertNoSecrets(
  lines: readonly string[],
  visitors: readonly TestVisitor[],
  printed: readonly string[],
): void {
  const secrets = secretsOf(visitors);
  const codes = new Set(codesIn(printed));
  for (const line of lines) {
    const values = line.match(/[\w-]{20,}/g) ?? [];
    const leaked =
      PHONE.exec(line.replace(UUID, ''))?.[0] ??
      values.find((value) => secrets.has(value)) ??
      (line.match(/(?<=["#:= ])\d{6}(?=["\s,}])/g) ?? []).find((code) => codes.has(code));
    if (leaked !== undefined) throw new Error(`The log holds "${leaked}": ${line}`);
  }
}
