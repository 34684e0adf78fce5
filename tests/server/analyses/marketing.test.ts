import { expect, test } from 'vitest';
import { marketingNotes } from '#server/modules/analyses/page/marketing-notes.ts';
import { openPage } from '#server/modules/analyses/page/page.ts';

const notesOf = (body: string) =>
  marketingNotes(
    openPage({
      requestedUrl: 'https://lamps.test/',
      url: 'https://lamps.test/',
      status: 200,
      headers: {},
      text: `<html><body><main>${body}</main></body></html>`,
      charset: 'utf-8',
      wireBytes: 0,
      bytes: 0,
      isCut: false,
      isTimedOut: false,
      firstByteMs: 1,
      hops: [],
      isLoop: false,
    }),
  );

test.each([
  ['From $1,500', '$1,500'],
  ['از ۱۲٬۹۰۰٬۰۰۰ تومان', '۱۲٬۹۰۰٬۰۰۰ تومان'],
  ['Ab 99,90 € im Monat', '99,90 €'],
  ['1500 руб. в месяц', '1500 руб'],
  ['Since 1998, 12 lamps a day', null],
])('the price of “%s”', (text, price) => expect(notesOf(`<p>${text}</p>`).price).toBe(price));

test('a price far below is not near the top', () => {
  expect(notesOf(`<p>${'word '.repeat(300)} $5</p>`).price).toBeNull();
});

test('the first thing to press, and ways of contact', () => {
  const notes = notesOf(
    '<a class="btn" href="/buy"> Order \n now </a><button>Later</button><a href="https://wa.me/1">Chat</a>',
  );
  expect(notes).toMatchObject({ action: 'Order now', contacts: ['whatsapp'] });
  expect(notesOf('<a href="/about">About</a>').action).toBeNull();
});
