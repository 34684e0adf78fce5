import { siteCheck } from '../../check.ts';
import { note, seenText } from '../../outcome.ts';

export const check = siteCheck({
  id: 'llms-txt',
  category: 'indexing',
  weight: 0,
  ease: 3,
  source: 'Lighthouse',
  run: ({ probes: { llms } }) => {
    if (llms?.status !== 200) return note([]);
    const isWhole = /^# \S/m.test(llms.text) && /\]\(https?:/.test(llms.text);
    return note([seenText(isWhole ? (llms.text.split('\n')[0] ?? '') : 'llms.txt: # ?')]);
  },
});
