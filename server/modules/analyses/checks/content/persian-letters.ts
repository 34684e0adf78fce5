import { pageCheck } from '../../check.ts';
import { notApplicable, pass, seenText, warn } from '../../outcome.ts';
import { languageIn } from '../../page/language-tag.ts';

const MOST = 0.005;

export const check = pageCheck({
  id: 'persian-letters',
  category: 'content',
  weight: 1,
  ease: 2,
  source: 'own',
  unit: 'percent',
  run: ({ lang, text }) => {
    if (languageIn(lang) !== 'fa') return notApplicable;
    const arabic = text.match(/[يكى]/g)?.length ?? 0;
    const persian = text.match(/[یک]/g)?.length ?? 0;
    if (arabic + persian === 0) return notApplicable;
    const found = arabic / (arabic + persian);
    const words = text.split(' ').filter((word) => /[يكى]/.test(word));
    return found <= MOST
      ? pass()
      : warn(words.slice(0, 5).map(seenText), { measured: Math.round(found * 100), limit: 0 });
  },
});
