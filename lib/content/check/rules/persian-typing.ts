import { proseOf } from '../letters.ts';
import type { TextRule } from '../rule.ts';

/** What Persian keyboards make easy to forget. */
const SLIPS: readonly { readonly found: RegExp; readonly problem: (text: string) => string; readonly mend: string }[] =
  [
    {
      found: /(?<=\p{L})\u0640+(?=\p{L})/u,
      problem: () => 'a kashida stretches a word',
      mend: 'delete the ـ; fonts set the width',
    },
    {
      found: /(?<!\p{L})ن?می [آ-ی]{2,}/u,
      problem: (text) => `"${text}" has a space where a half-space belongs`,
      mend: 'write می‌ and the verb with a half-space (Shift+Space)',
    },
    {
      found: /[آ-ی] (?:ها|های|هایی|هایش|هایشان|هایتان|ترین)(?!\p{L})/u,
      problem: (text) => `"${text.slice(2)}" stands apart from its word`,
      mend: 'join it with a half-space (Shift+Space): کتاب‌ها، بزرگ‌ترین',
    },
  ];

/** Half-spaces that are missing, and stretched letters. */
export const persianTyping: TextRule = {
  id: 'persian-typing',
  level: 'warn',
  check({ language, text }) {
    if (language.script !== 'Arab') return undefined;
    const prose = proseOf(text);
    const slips = language.code === 'fa' ? SLIPS : SLIPS.slice(0, 1);
    for (const { found, problem, mend } of slips) {
      const match = found.exec(prose)?.[0];
      if (match) return { problem: problem(match), mend };
    }
    return undefined;
  },
};
