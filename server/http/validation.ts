import type * as z from 'zod';
import { FIELD_CODES, type FieldCode } from '#lib/contract/errors.ts';
import { ServiceError } from './problem.ts';

/** The contract's schemas speak in field codes; every other message of zod's is `invalid`. */
const codeOf = (message: string): FieldCode => FIELD_CODES.find((code) => code === message) ?? 'invalid';

function fieldsOf({ issues }: z.ZodError): Record<string, FieldCode> {
  const fields: Record<string, FieldCode> = {};
  for (const { path, message } of issues) {
    // An unknown field is refused without repeating its name, which the caller made up.
    const [name] = path;
    if (name !== undefined) fields[String(name)] ??= codeOf(message);
  }
  return fields;
}

/**
 * Checks what a caller sent against the schema of the contract.
 * @throws {ServiceError} `validation_failed` with the reason of each field
 */
export function validate(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ServiceError('validation_failed', { fields: fieldsOf(parsed.error) });
}
