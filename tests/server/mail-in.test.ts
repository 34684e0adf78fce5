import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stripQuote } from '#server/modules/ticket-mail/strip-quote.ts';
import { signUp } from '../support/customer.ts';
import { catchMail, type MailCatcher } from '../support/mail-catcher.ts';
import { signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { answer, messagesOf, openTicket, wordsOf } from '../support/tickets.ts';

const DOMAIN = 'reply.alpha.test';

/** The address that answers to a mail go to; nothing where it has none of its own. */
const replyOf = (mail: string): string =>
  /Reply-To: .*<(reply\+[0-9a-f]{32}@reply\.alpha\.test)>/.exec(mail)?.[1] ?? '';

/** A mail without the breaks that were made for its way. */
const plain = (mail: string): string => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

describe.each(BACKENDS)('answers by e-mail on $name', (backend) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-in-'));
  let catcher: MailCatcher;
  let t: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    catcher = await catchMail(folder);
    t = await startTestApp({
      backend,
      settings: {
        RATE_LIMIT_FACTOR: '10',
        SMTP_URL: catcher.url,
        MAIL_FROM: 'site@alpha.test',
        STAFF_EMAIL: 'staff@alpha.test',
        MAIL_IN_PORT: '0',
        MAIL_IN_DOMAIN: DOMAIN,
      },
    });
    staff = await signUpStaff(t);
  });
  afterAll(async () => {
    await t.close();
    await catcher.close();
    rmSync(folder, { recursive: true });
  });

  const mailsTo = (address: string) =>
    readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .filter((mail) => mail.includes(`To: ${address}`));
  const transport = () =>
    createTransport({ host: '127.0.0.1', port: t.mailInPort ?? 0, secure: false, ignoreTLS: true });
  const send = (to: string, mail: object) => transport().sendMail({ from: 'mina@example.com', to, ...mail });

  /** A ticket with somebody copied in, who has got an answer; the address that theirs goes to. */
  async function ticketWithReply(address: string) {
    const { visitor } = await signUp(t);
    const ticket = await openTicket(visitor);
    await visitor.post(`tickets/${ticket.id}/people`, { email: address });
    await answer(staff, ticket.id, 'Is it better now?');
    await t.settle(() => mailsTo(address).length > 0);
    return { visitor, ticket, reply: replyOf(mailsTo(address)[0] ?? '') };
  }

  /** A ticket of somebody who has confirmed an address. */
  async function withEmail(visitor: TestVisitor, email: string) {
    const ticket = await openTicket(visitor);
    const { db } = t.database;
    const { customer_id: id } = await db
      .selectFrom('threads')
      .select('customer_id')
      .where('id', '=', ticket.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('users').set({ email }).where('id', '=', id).execute();
    return { ticket };
  }

  test('stand in the thread, without what they quote, once however often they come', async () => {
    const { visitor, ticket, reply } = await ticketWithReply('mina@example.com');
    const mail = {
      messageId: '<one@example.com>',
      subject: 'Re: your ticket',
      text: 'Much better, thank you.\n\nOn Saturday Alpha wrote:\n> Is it better now?\n',
      attachments: [
        { filename: 'note.txt', content: 'All phones tried' },
        { filename: 'virus.exe', content: 'MZ' },
      ],
    };
    await send(reply, mail);
    await send(reply.toUpperCase(), mail);
    const messages = await messagesOf(visitor, ticket.id);
    expect(messages.filter(({ via }) => via === 'mail')).toMatchObject([
      {
        author: 'colleague',
        name: 'mina@example.com',
        text: 'Much better, thank you.\n\n[virus.exe ✕]',
        attachments: [{ name: 'note.txt' }],
      },
    ]);
    expect((await visitor.get(`tickets/${ticket.id}`)).json()).toMatchObject({ status: 'open' });
  });

  test('keep pictures that stand in them, name what does not come along, and lose no words', async () => {
    const { visitor, ticket, reply } = await ticketWithReply('paula@example.com');
    const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#bfa268' } })
      .png()
      .toBuffer();
    const inline = { cid: 'a@b', contentType: 'image/png', content };
    const note = (at: number) => ({ filename: `${at}.txt`, content: 'Words' });
    await send(reply, { html: '<img src="cid:a@b">', attachments: [inline] });
    await send(reply, {
      text: '> No?',
      html: '<img src="cid:a@b">',
      attachments: [inline, ...[1, 2, 3, 4, 5].map(note)],
    });
    await send(reply, { text: 'Long. '.repeat(2000), attachments: [{ filename: 'a\u202eb.exe', content: 'MZ' }] });
    const mails = (await messagesOf(visitor, ticket.id)).filter(({ via }) => via === 'mail');
    const names = mails.map(({ attachments }) => attachments.map(({ name }) => name));
    const [first = [], second, third] = names;
    expect(first).toEqual([expect.stringMatching(/\.png$/)]);
    expect(second).toEqual(['1.txt', '2.txt', '3.txt', '4.txt', '5.txt']);
    expect(third).toEqual(['mail.txt']);
    expect(mails.map(({ text }) => text.slice(-60))).toEqual([
      '📎',
      expect.stringMatching(/^> No\?\n\n\[.+\.png ✕\]$/),
      expect.stringMatching(/Long\. Lon?g?\.?\s*\n\n\[ab\.exe ✕\]$/),
    ]);
    expect(mails[2]?.text).toHaveLength(10_000);
  });

  test('without room left for their files say which are missing', async () => {
    const { visitor, ticket, reply } = await ticketWithReply('rita@example.com');
    await send(reply, { text: 'First', attachments: [{ filename: 'one.txt', content: 'Words' }] });
    const { db } = t.database;
    const { customer_id } = await db
      .selectFrom('threads')
      .select('customer_id')
      .where('id', '=', ticket.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('attachments').set({ size: 99_999_999 }).where('owner_id', '=', customer_id).execute();
    await send(reply, { text: 'Second', attachments: [{ filename: 'two.txt', content: 'Words' }] });
    expect((await messagesOf(visitor, ticket.id)).at(-1)).toMatchObject({
      text: 'Second\n\n[two.txt ✕]',
      attachments: [],
    });
  });

  test('arrive as well when they answer that a ticket is closed, which a closing answer says', async () => {
    const { visitor } = await signUp(t);
    const address = `${randomUUID()}@example.com`;
    const { ticket } = await withEmail(visitor, address);
    await staff.patch(`desk/tickets/${ticket.id}`, { status: 'closed' });
    await t.settle(() => mailsTo(address).length === 1);
    const [closed = ''] = mailsTo(address);
    expect(closed).toContain('and it reopens');
    await send(replyOf(closed), { text: 'One more question' });
    expect(wordsOf(await messagesOf(visitor, ticket.id)).at(-1)).toBe('One more question');
    await answer(staff, ticket.id, 'Here you are', { status: 'closed' });
    await t.settle(() => mailsTo(address).length === 2);
    expect(mailsTo(address).at(-1)).toContain('and it reopens');
  });

  test('of the staff are given at the desk, to which their mail leads', async () => {
    const { ticket } = await ticketWithReply('kim@example.com');
    await t.settle(() => mailsTo('staff@alpha.test').some((mail) => plain(mail).includes(ticket.id)));
    const mail = mailsTo('staff@alpha.test').find((one) => plain(one).includes(ticket.id)) ?? '';
    expect(plain(mail)).toContain(`/en/desk?part=tickets&id=${ticket.id}`);
    expect(replyOf(mail)).toBe('');
  });

  test('begin with what was said before somebody was copied in, without the desk’s notes', async () => {
    const { visitor } = await signUp(t);
    const ticket = await openTicket(visitor, { text: 'It began with the menu.' });
    await answer(staff, ticket.id, 'Difficult customer', { isNote: true });
    await answer(staff, ticket.id, 'Which phone was it?');
    const address = 'sara@example.com';
    await visitor.post(`tickets/${ticket.id}/people`, { email: address });
    await t.settle(() => mailsTo(address).length > 0);
    const [mail = ''] = mailsTo(address);
    expect(mail).toMatch(/It began with the menu\..+Which phone was it\?/s);
    expect(mail).not.toContain('Difficult customer');
    expect(mail).toContain('Reply-To: ');
  });

  test('go on to somebody copied in with the own reply address, and no way into the customer’s account', async () => {
    const { visitor } = await signUp(t);
    const [owner, nora, omar] = ['owner@example.com', 'nora@example.com', 'omar@example.com'] as const;
    const { ticket } = await withEmail(visitor, owner);
    for (const email of [nora, omar]) await visitor.post(`tickets/${ticket.id}/people`, { email });
    await answer(staff, ticket.id, 'Is it better now?');
    const saying = (address: string, words: string) => mailsTo(address).find((mail) => mail.includes(words)) ?? '';
    const answered = () => [owner, nora, omar].map((address) => saying(address, 'Is it better now?'));
    await t.settle(() => !answered().includes(''));
    expect(plain(answered()[0] ?? '')).toContain(`?id=${ticket.id}`);
    expect(new Set(answered().map(replyOf)).size).toBe(3);
    const attachments = [{ filename: 'plan.txt', content: 'Monday' }];
    await send(replyOf(saying(nora, 'Is it better now?')), { text: 'The plan is attached.', attachments });
    await t.settle(() => saying(omar, 'The plan is attached.') !== '');
    expect(saying(omar, 'The plan is attached.')).toContain('[plan.txt]');
    for (const mail of mailsTo(omar)) expect(plain(mail)).not.toMatch(/:\/\/|List-Unsubscribe/i);
    expect(new Set(mailsTo(omar).map(replyOf)).size).toBe(1);
  });

  test('of programs are dropped, to unknown addresses refused', async () => {
    const { visitor, ticket, reply } = await ticketWithReply('omid@example.com');
    await send(reply, { text: 'I am on holiday', headers: { 'Auto-Submitted': 'auto-replied' } });
    const unknown = `reply+${'0'.repeat(32)}@${DOMAIN}`;
    for (const to of [unknown, `root@${DOMAIN}`, reply.replace(DOMAIN, 'example.com')])
      await expect(send(to, { text: 'Hello' })).rejects.toMatchObject({ responseCode: 550 });
    expect(wordsOf(await messagesOf(visitor, ticket.id))).not.toContain('I am on holiday');
  });

  test('in HTML alone are read as words, whatever stands in them', async () => {
    const { visitor, ticket, reply } = await ticketWithReply('leo@example.com');
    await send(reply, { html: '<p>Fine.</p><script>alert(1)</script><p>Bye <b>now</b></p>' });
    const last = (await messagesOf(visitor, ticket.id)).at(-1);
    expect(last?.text).toMatch(/^Fine\.\s+Bye now$/);
  });
});

test.each([
  ['Yes.\n\nOn Mon, Mina <m@x.y> wrote:\n> No?\n> Really?', 'Yes.'],
  ['بله.\n\nدر شنبه آلفا نوشت:\n> خیر؟', 'بله.'],
  ['Yes.\n-- \nLeo\nBerlin', 'Yes.'],
  ['Yes.\n\n________________________________\nFrom: Mina', 'Yes.'],
  ['Ja.\n\n-----Ursprüngliche Nachricht-----\nVon: Mina', 'Ja.'],
  ['Oui.\n\n---------- Forwarded message ---------\n\n*De :* Mina', 'Oui.'],
  ['是。\n\n-----原始邮件-----\n发件人：米娜', '是。'],
  [
    'Two points:\n\n-----\nFirst: blue\n\n--- Menu ---\nSecond',
    'Two points:\n\n-----\nFirst: blue\n\n--- Menu ---\nSecond',
  ],
  ['One\n--\nTwo', 'One\n--\nTwo'],
  ['> No?\nYes, and:\n> Really?\nReally.', '> No?\nYes, and:\n> Really?\nReally.'],
  ['Three things:\none', 'Three things:\none'],
])('%j is said as %j', (mail, words) => {
  expect(stripQuote(mail)).toBe(words);
});
