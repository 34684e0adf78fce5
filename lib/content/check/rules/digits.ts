import { proseOf } from '../letters.ts';
import type { TextRule } from '../rule.ts';

/** A telephone number and a Latin name with its number (WCAG 2.2, H1, 4K) keep Latin digits. */
const LATIN_NAME = /\+\d[\d -]*|[A-Za-z][\w.+/#&-]*(?:[ \u00a0]\d+(?:\.\d+)*)?|\d+[A-Za-z]+/g;

/** Running Persian text has Persian digits; Arabic and Chinese text has the ones their locale data give. */
export const digits: TextRule = {
  id: 'digits',
  level: 'warn',
  check({ language, text }) {
    const prose = proseOf(text).replace(LATIN_NAME, ' ');
    if (language.code === 'fa' && /[0-9]/.test(prose)) {
      return { problem: 'Latin digits in Persian text', mend: 'write ۰–۹, or a placeholder that code fills' };
    }
    if (language.code !== 'fa' && /[٠-٩۰-۹０-９]/.test(prose)) {
      return { problem: 'digits of another script', mend: 'write 0–9' };
    }
    return undefined;
  },
};
