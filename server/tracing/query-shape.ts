/** Longest text of a query that is handed on. */
const LONGEST = 500;

/** The text of a query: it has places instead of values, so it tells nothing of anybody. */
export const textOfQuery = (sql: string): string => sql.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);

/** What a query does to which table: `select comments`; only the verb where no table is named. */
export function nameOfQuery(sql: string): string {
  const [, verb = 'query'] = /^\s*(?:with\b[\s\S]*?\)\s*)?(\w+)/i.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? [];
  return [verb.toLowerCase(), table].filter((word) => word !== undefined).join(' ');
}
