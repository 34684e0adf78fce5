import { describe, expect, it } from 'vitest';
import { checkLocales } from '#lib/content/check/check-locales.ts';
import { generateSchemas } from '#lib/content/schema/generate.ts';
import type { JsonSchema } from '#lib/content/schema/json-schema.ts';

const schemas = generateSchemas('locales');

/** Every text, number and switch of a schema. */
function fieldsOf(schema: JsonSchema, at = ''): [string, JsonSchema][] {
  const inside = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['*', schema.items] as const] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.prefixItems ?? [])].map(
      (one, index) => [String(index), one] as const,
    ),
  ];
  return inside.length === 0 ? [[at, schema]] : inside.flatMap(([key, child]) => fieldsOf(child, `${at}.${key}`));
}

describe.each([...schemas])('%s', (_name, schema) => {
  it('describes every field, and limits every text that is written', () => {
    const fields = fieldsOf(schema);
    expect(fields.filter(([, field]) => !field.description).map(([at]) => at)).toEqual([]);
    const limited = fields.filter(([, field]) => field.maxGraphemes !== undefined);
    expect(limited.filter(([, field]) => field.maxLength === undefined)).toEqual([]);
  });
});

it('the schemas of the project are those of the code, and every file names its own (npm run locales schema, fix)', () => {
  const found = checkLocales('locales').filter(({ rule }) => rule.startsWith('schema-'));
  expect(found.map(({ file, problem }) => `${file}: ${problem}`)).toEqual([]);
});
