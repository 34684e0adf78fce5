import { pageCheck } from '../../check.ts';
import { notApplicable, pass, seenText, warn } from '../../outcome.ts';
import { languageIn, scriptShare } from '../../page/language-tag.ts';
import { wordsIn } from '../../page/letters.ts';

const ENOUGH = 0.5;

export const check = pageCheck({
  id: 'text-language',
  category: 'content',
  weight: 3,
  ease: 2,
  source: 'own',
  unit: 'percent',
  run: ({ lang, text }) => {
    const found = scriptShare(text, languageIn(lang));
    if (found === null || wordsIn(text) < 20) return notApplicable;
    const measure = { measured: Math.round(found * 100), limit: ENOUGH * 100 };
    return found >= ENOUGH ? pass(measure) : warn([seenText(`lang="${lang}" ${text.slice(0, 80)}`)], measure);
  },
});
