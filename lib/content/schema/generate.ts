import * as z from 'zod';
import { FALLBACK_LANGUAGE } from '#lib/i18n/languages.ts';
import { readLocaleFile } from '../check/locale-file.ts';
import { noteOf } from './field-notes.ts';
import { type JsonSchema, walk } from './json-schema.ts';
import { contentSchemas, uiSchemas } from './schema-files.ts';

/** Marks and links lengthen what is typed, not what is read. */
const ROOM_FOR_MARKS = 400;
/** Half-spaces and vowel signs are characters of their own to an editor, and part of a letter to a reader. */
const ROOM_FOR_SIGNS = 1.1;

/** Adds to a text's own note what an editor should show: its limit in words, and a limit it can warn about. */
function withLimit(schema: JsonSchema & { marked?: boolean }): void {
  const { maxGraphemes, description, marked } = schema;
  delete schema.marked;
  if (maxGraphemes === undefined) return;
  schema.description = `${description}. At most ${maxGraphemes} characters.`;
  schema.maxLength = marked ? maxGraphemes + ROOM_FOR_MARKS : Math.ceil(maxGraphemes * ROOM_FOR_SIGNS);
}

/** Gives every field a note, the ones below a schema included. */
function annotate(schema: JsonSchema, name: string): void {
  withLimit(schema);
  schema.description ??= noteOf(name);
  for (const [key, field] of Object.entries(schema.properties ?? {})) annotate(field, key);
  if (schema.items) annotate(schema.items, name);
  if (typeof schema.additionalProperties === 'object') annotate(schema.additionalProperties, name);
  for (const shape of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.prefixItems ?? [])]) {
    annotate(shape, name);
  }
}

const english = (folder: string, name: string): unknown => {
  const file = readLocaleFile(folder, `${FALLBACK_LANGUAGE}/${name}`);
  return file.state === 'parsed' ? file.content : undefined;
};

/** Shows for each field what an English page says there. */
function addExamples(schema: JsonSchema, contents: readonly unknown[]): void {
  for (const content of contents) {
    walk(schema, content, (_field, own, value) => {
      own.examples ??= [value];
    });
  }
}

/** What an interface file must hold is what the English one holds. */
function shapeOf(value: unknown, name: string): JsonSchema {
  if (Array.isArray(value)) return { type: 'array', description: noteOf(name), items: shapeOf(value[0], name) };
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([key]) => key !== '$schema');
    return {
      type: 'object',
      description: `Texts of the group “${name}”`,
      properties: Object.fromEntries(fields.map(([key, child]) => [key, shapeOf(child, key)])),
    };
  }
  const placeholders = typeof value === 'string' ? (value.match(/\{\{\w+\}\}/g) ?? []) : [];
  const keep = placeholders.length > 0 ? ` Keep ${[...new Set(placeholders)].join(' and ')}.` : '';
  return {
    type: typeof value,
    description: `Interface text “${name}”.${keep} Not longer than the English one needs.`,
    minLength: 1,
    maxLength: Math.max(40, String(value).length * 3),
    examples: [value],
  };
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const HEAD = { type: 'string', description: noteOf('$schema') } as const;

function uiSchema(folder: string, file: string): JsonSchema {
  const shape = shapeOf(english(folder, file), file);
  return {
    $schema: DIALECT,
    ...shape,
    description: `Interface texts: ${file}`,
    properties: { $schema: HEAD, ...shape.properties },
  };
}

/** Every JSON Schema by its file name under `locales/schema/`. */
export function generateSchemas(folder: string): Map<string, JsonSchema> {
  const content = contentSchemas().map(({ name, schema, examples }) => {
    const generated = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema; // a subset of it
    annotate(generated, name);
    addExamples(
      generated,
      examples.map((file) => english(folder, file)),
    );
    return [`${name}.json`, generated] as const;
  });
  const ui = uiSchemas(folder).map(({ name, file }) => [`${name}.json`, uiSchema(folder, file)] as const);
  return new Map([...content, ...ui]);
}
