import type { TextRule } from '../rule.ts';

const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\{\s*[\w.]+\s*\}\}/g) ?? [])].sort();

/** A lost or misspelt placeholder loses the figure it stands for. */
export const placeholders: TextRule = {
  id: 'placeholders',
  level: 'error',
  check({ text, english }) {
    if (english === undefined) return undefined;
    const wanted = placeholdersOf(english);
    const given = placeholdersOf(text);
    const lost = wanted.filter((name) => !given.includes(name));
    const added = given.filter((name) => !wanted.includes(name));
    if (lost.length === 0 && added.length === 0) return undefined;
    const parts = [lost.length > 0 && `lost ${lost.join(', ')}`, added.length > 0 && `added ${added.join(', ')}`];
    return {
      problem: `placeholders differ from English: ${parts.filter(Boolean).join('; ')}`,
      mend: 'copy them from the English text as they are; they may move',
    };
  },
};
