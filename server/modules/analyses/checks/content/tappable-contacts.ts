import { asciiDigits } from '#lib/format/digits.ts';
import { pageCheck } from '../../check.ts';
import { none, notApplicable, seenText } from '../../outcome.ts';
import { seenTags } from '../../page/page.ts';

/**
 * A number with its country, or one of a country with its leading zero: `+98 21 …`, `0912 345 6789`, `01 23 45 67 89`.
 * A day and a month have a point where such a number still has digits.
 */
const PHONE =
  /(?<![\d./-])(?:(?:\+|00)\d{1,3}[\s.()-]?(?:\d[\s.()-]?){7,12}\d|0[1-9]\d{1,3}[\s.()-]?(?:\d[\s.()-]?){5,8}\d|0[1-9](?:[\s.]\d{2}){4})(?![\d./-])/g;
const FEWEST_DIGITS = 9;
const digits = (text: string): string => asciiDigits(text).replaceAll(/\D/g, '').replace(/^00/, '');

/** Telephone numbers of a text as it shows them, in whatever digits. */
function numbersIn(text: string): string[] {
  const found = [...asciiDigits(text).matchAll(PHONE)].map(({ 0: { length }, index }) =>
    text.slice(index, index + length),
  );
  return [...new Set(found)].filter((number) => digits(number).length >= FEWEST_DIGITS);
}

const isWrongChat = (href: string): boolean =>
  (/\/\/wa\.me\//i.test(href) && !/\/\/wa\.me\/(?:message\/\w+|\d{7,15})(?:[/?]|$)/i.test(href)) ||
  (/\/\/t\.me\//i.test(href) && !/\/\/t\.me\/[+\w]/i.test(href));

export const check = pageCheck({
  id: 'tappable-contacts',
  category: 'content',
  weight: 2,
  ease: 3,
  source: 'SiteOne',
  run: ({ links, text }) => {
    const called = links.filter(({ href }) => /^tel:/i.test(href)).map(({ href }) => digits(href));
    const shown = numbersIn(text);
    const bare = shown.filter((number) => !called.some((known) => known.endsWith(digits(number).slice(-8))));
    const chats = links.filter(({ href }) => isWrongChat(href));
    if (shown.length + called.length === 0 && chats.length === 0) return notApplicable;
    return none([...bare.map(seenText), ...seenTags(chats.map(({ element }) => element))]);
  },
});
