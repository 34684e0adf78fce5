import { dictionary } from '@zxcvbn-ts/language-common';
import { brand } from '#lib/brand.ts';

/** What attackers try first: passwords of published leaks, as a project about exactly that keeps them. */
const COMMON = new Set(dictionary['passwords-common']);

/** Digits and marks people hang on because a form asks for them. */
const DECORATION = /[\d!?.,_#@$*-]+$/;

/**
 * Whether a password would be among the first guesses: a known one, the number of the account, or the name of the site,
 * in any case and whatever was hung on.
 */
export function isCommonPassword(password: string, phone: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const bare = text.replace(DECORATION, '');
  const digits = text.replaceAll(/\D/g, '');
  return (
    COMMON.has(text) ||
    (bare.length >= 6 && COMMON.has(bare)) ||
    bare === brand.slug ||
    (digits.length >= 7 && phone.includes(digits) && text.length - digits.length < 3)
  );
}
