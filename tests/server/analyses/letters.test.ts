import { expect, test } from 'vitest';
import { lettersIn, wordsIn } from '#server/modules/analyses/page/letters.ts';

test.each([
  ['چراغ‌های نور', 11],
  ['می‌روم', 5],
  ['é', 1],
  ['e\u0301', 1],
  ['👩‍👧‍👦', 1],
  ['灯具专卖', 4],
  ['\u200fسلام\u200e', 4],
  ['', 0],
])('“%s” has %i letters, whatever its bytes', (text, letters) => expect(lettersIn(text)).toBe(letters));

test.each([
  ['می‌روم خانه', 2],
  ['چراغ‌های نور', 2],
  ['l’eau and don’t', 3],
  ['灯具专卖', 2],
  ['، . —', 0],
])('“%s” has %i words; a joiner splits none', (text, words) => expect(wordsIn(text)).toBe(words));
