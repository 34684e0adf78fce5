import { pageCheck } from '../../check.ts';
import { none, seenText } from '../../outcome.ts';
import { elements } from '../../page/page.ts';

const REFERRING = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for'];

export const check = pageCheck({
  id: 'aria-ids',
  category: 'accessibility',
  weight: 10,
  ease: 2,
  source: 'Lighthouse',
  run: (page) => {
    const counts = new Map<string, number>();
    for (const { attribs } of elements(page, '[id]'))
      counts.set(attribs.id ?? '', (counts.get(attribs.id ?? '') ?? 0) + 1);
    const referring = elements(page, REFERRING.map((name) => `[${name}]`).join(', '));
    const used = new Set(
      referring.flatMap(({ attribs }) => REFERRING.flatMap((name) => (attribs[name] ?? '').split(/\s+/))),
    );
    return none(
      [...used].filter((id) => (counts.get(id) ?? 0) > 1).map((id) => seenText(`id="${id}" × ${counts.get(id)}`)),
    );
  },
});
