import * as z from 'zod';
import type { FieldCode } from './errors.ts';

const code = (value: FieldCode) => ({ error: value });

const SHORTEST = 7;
const LONGEST = 128;

/** Upper case of any script that has one: Latin, Greek, Cyrillic … */
const UPPERCASE = /[\p{Lu}\p{Lt}]/u;

/** Letters as people count them, in the form in which the service keeps the password. */
const lengthOf = (text: string): number => [...text.normalize('NFKC')].length;

/** The two rules of the specification, each for itself, so that a form can tick them off. */
export const passwordRules = (text: string): { isLong: boolean; hasUppercase: boolean } => ({
  isLong: lengthOf(text) >= SHORTEST,
  hasUppercase: UPPERCASE.test(text),
});

/**
 * A password to be set: at least 7 characters and one uppercase letter (specification, section 5), at most 128. The
 * service also refuses what everybody tries first (`password_common`).
 */
export const newPassword = z
  .string(code('password_weak'))
  .max(4 * LONGEST, code('too_long'))
  .refine((text) => passwordRules(text).isLong && passwordRules(text).hasUppercase, code('password_weak'))
  .refine((text) => lengthOf(text) <= LONGEST, code('too_long'));
