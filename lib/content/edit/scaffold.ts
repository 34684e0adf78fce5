import { type JsonSchema, walk } from '../schema/json-schema.ts';
import { editTexts } from './edit-json.ts';

/** Begins a text that nobody has written yet; the check takes it for an error. */
export const UNWRITTEN = '✎';

/**
 * A page in the shape of another one, with a note in place of each text.
 *
 * @param schema tells what belongs into each field
 * @param texts the texts to replace; what programs read stays as it is
 */
export function scaffold(content: unknown, schema: JsonSchema | undefined, texts: ReadonlyMap<string, string>): string {
  const notes = new Map<string, string>();
  if (schema) {
    walk(schema, content, (field, { description, maxGraphemes }) => {
      const limit = maxGraphemes ?? Number.POSITIVE_INFINITY;
      notes.set(field, `${UNWRITTEN} ${description ?? ''}`.slice(0, limit).trim());
    });
  }
  const fields = new Map([...texts.keys()].map((field) => [field, notes.get(field) ?? UNWRITTEN] as const));
  return `${editTexts(JSON.stringify(content, null, 2), fields)}\n`;
}
