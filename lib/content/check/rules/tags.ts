import { maskedProse } from '../letters.ts';
import type { TextRule } from '../rule.ts';

const TAG = /<\/?[a-z][^>]*>/giu;

/** Attributes and addresses that run code. */
const UNSAFE = /\son\w+\s*=|javascript:|<script|<iframe/iu;

const namesOf = (text: string): string => (maskedProse(text).match(TAG) ?? []).sort().join(' ');

/** A page prints texts as they are, so a tag would be read as text; one that runs code is never right. */
export const tags: TextRule = {
  id: 'tags',
  level: 'error',
  check({ text, english }) {
    if (UNSAFE.test(maskedProse(text))) {
      return { problem: 'the text holds code that a browser could run', mend: 'delete the tag or the attribute' };
    }
    const given = namesOf(text);
    const wanted = english === undefined ? given : namesOf(english);
    if (given === wanted) return undefined;
    const mend = wanted
      ? `write ${wanted} as in English`
      : 'delete the tag; **strong** and [text](page:…) work in articles';
    return { problem: `tags differ from English: ${given || 'none'}`, mend };
  },
};
