import type { LanguageCode } from './i18n/languages.ts';
import type { PageId } from './pages/registry.ts';
import type { PlanId } from './plans.ts';

/** Letters and digits that nobody confuses when they are read aloud: no 0 and O, no 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** FNV-1a, 32 bits: small, stable between builds, and spread enough for a few hundred references. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}

function code(value: number, length: number): string {
  let rest = value;
  let text = '';
  for (let at = 0; at < length; at += 1) {
    text += ALPHABET[rest % ALPHABET.length];
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/**
 * Fixed part of an order's reference, such as `A-7KQ2`: the same for one plan, language and page in every build, so
 * that an adviser sees from the message which card was pressed.
 */
export const orderReference = (plan: PlanId, lng: LanguageCode, page: PageId = 'home'): string =>
  `A-${code(hash(`${plan}/${lng}/${page}`), 4)}`;
