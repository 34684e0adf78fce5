import { describe, expect, it } from 'vitest';
import { exchangedNames } from '#lib/content/exchange/file-texts.ts';
import { generateSchemas } from '#lib/content/schema/generate.ts';
import type { JsonSchema } from '#lib/content/schema/json-schema.ts';
import { schemaFileFindings, schemaLineFindings } from '#lib/content/schema/schema-findings.ts';
import { LANGUAGE_CODES } from '#lib/i18n/languages.ts';

const schemas = generateSchemas('locales');

/** Every text, number and switch of a schema. */
function fieldsOf(schema: JsonSchema, at = ''): [string, JsonSchema][] {
  const inside = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['*', schema.items] as const] : []),
    ...(typeof schema.additionalProperties === 'object' ? [['*', schema.additionalProperties] as const] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.prefixItems ?? [])].map(
      (one, index) => [String(index), one] as const,
    ),
  ];
  return inside.length === 0 ? [[at, schema]] : inside.flatMap(([key, child]) => fieldsOf(child, `${at}.${key}`));
}

describe.each([...schemas])('%s', (_name, schema) => {
  it('describes every field, limits every text that is written and shows an example of it', () => {
    const fields = fieldsOf(schema);
    expect(fields.filter(([, field]) => !field.description).map(([at]) => at)).toEqual([]);
    const limited = fields.filter(([, field]) => field.maxGraphemes !== undefined);
    expect(limited.filter(([, field]) => field.maxLength === undefined)).toEqual([]);
    expect(limited.filter(([, field]) => !field.examples).map(([at]) => at)).toEqual([]);
  });
});

it('the schemas of the project are those of the code (npm run locales schema)', () => {
  expect(schemaFileFindings('locales').map(({ file, problem }) => `${file}: ${problem}`)).toEqual([]);
});

it.each(LANGUAGE_CODES)('every file of %s names its schema (npm run locales fix)', (code) => {
  const found = schemaLineFindings('locales', code, exchangedNames('locales', code));
  expect(found.map(({ file, problem }) => `${file}: ${problem}`)).toEqual([]);
});
