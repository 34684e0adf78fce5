/** Languages that nobody speaks: longer texts, and a line that runs from right to left. */
export type PseudoLanguage = 'long' | 'rtl';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
};

/** Translations of short texts grow most: a button by half and more, a paragraph by a third. */
const SHORT = 20;
const growth = (length: number): number => (length <= SHORT ? 0.6 : 0.35);

/** The text with accents, and as much longer as a long language would be. */
export function lengthened(text: string): string {
  const words = text.trim();
  if (!/\p{L}/u.test(words)) return text;
  const more = Math.ceil(words.length * growth(words.length));
  const filler = 'loremi psumdo lorsit '
    .repeat(Math.ceil(more / 20))
    .slice(0, more)
    .trim();
  return text.replace(words, `${[...words].map((char) => ACCENTS[char] ?? char).join('')} ${filler}`);
}

/** The text written from its other end, inside of marks that keep it there. */
export const turned = (text: string): string => (text.trim() === '' ? text : `\u202e${text}\u202c`);

/** Shows the page in a pseudo-language, texts that appear later included. */
export function showPseudo(language: PseudoLanguage): void {
  const change = language === 'long' ? lengthened : turned;
  const done = new WeakMap<Node, string>();
  if (language === 'rtl') document.documentElement.dir = 'rtl';
  const changeAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (done.get(node) === text || node.parentElement?.closest('script,style,template')) continue;
      const changed = change(text);
      done.set(node, changed);
      node.textContent = changed;
    }
  };
  changeAll();
  new MutationObserver(changeAll).observe(document.body, { childList: true, subtree: true });
}
