import type * as z from 'zod';
import type { FieldCode } from '../contract/errors.ts';

/** Why a field is refused; `max` is the allowed length in characters with `too_long`. */
export interface FieldError {
  readonly code: FieldCode;
  readonly max?: number;
}
export type FieldErrors<Name extends string = string> = Partial<Readonly<Record<Name, FieldError>>>;

/** First refusal of each field by a schema of the contract, whose messages are field codes. */
export function fieldErrors<Name extends string>(
  schema: z.ZodType,
  values: Readonly<Record<Name, string>>,
): FieldErrors<Name> {
  const parsed = schema.safeParse(values);
  const errors: Record<string, FieldError> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const code = issue.message as FieldCode; // the schemas of lib/contract/fields.ts speak in codes
    errors[name] ??= issue.code === 'too_big' ? { code, max: Number(issue.maximum) } : { code };
  }
  return errors as FieldErrors<Name>; // paths of the schema are names of its fields
}
