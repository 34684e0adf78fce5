import type { TextRule } from '../rule.ts';

/** Addresses that a reader follows: pages, web, mail, telephone. Samples such as name@example.com are no address. */
const ADDRESS = /https?:\/\/[^\s)»”"]+|[\w.+-]+@(?!example\.)[\w-]+\.[\w.-]+\w|\+\d[\d \u00a0-]{7,}\d/gu;

const addressesOf = (text: string): string[] =>
  [...new Set((text.match(ADDRESS) ?? []).map((found) => found.replaceAll(/[\s\u00a0-]/g, '')))].sort();

/** A web, mail or telephone address that English does not have, or one that was lost. */
export const links: TextRule = {
  id: 'links',
  level: 'warn',
  check({ text, english }) {
    if (english === undefined) return undefined;
    const given = addressesOf(text);
    const wanted = addressesOf(english);
    const lost = wanted.find((address) => !given.includes(address));
    const added = given.find((address) => !wanted.includes(address));
    if (lost) return { problem: `the address ${lost} of the English text is lost`, mend: 'copy it from there' };
    return added
      ? { problem: `English does not name the address ${added}`, mend: 'check it; copy the English one' }
      : undefined;
  },
};
