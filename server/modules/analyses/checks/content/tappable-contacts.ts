import { pageCheck } from '../../check.ts';
import { none, notApplicable, seenText } from '../../outcome.ts';
import { seenTags } from '../../page/page.ts';

const PHONE = /(?<![\d./-])(?:\+|00)\d{1,3}[\s.()-]?(?:\d[\s.()-]?){7,12}\d(?![\d./-])/g;
const digits = (text: string): string => text.replaceAll(/\D/g, '').replace(/^00/, '');
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
    const shown = [...new Set(text.match(PHONE))];
    const bare = shown.filter((number) => !called.some((known) => known.endsWith(digits(number).slice(-8))));
    const chats = links.filter(({ href }) => isWrongChat(href));
    if (shown.length + called.length === 0 && chats.length === 0) return notApplicable;
    return none([...bare.map(seenText), ...seenTags(chats.map(({ element }) => element))]);
  },
});
