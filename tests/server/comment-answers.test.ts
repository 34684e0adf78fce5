import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Comment } from '#lib/contract/comments.ts';
import type { DeskComment } from '#lib/contract/desk-inboxes.ts';
import { DAY } from '#server/clock.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { comment, type TestVisitor } from '../support/test-visitor.ts';

describe.each(BACKENDS)('answers to comments on $name', (backend) => {
  let t: TestApp;
  let staff: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    staff = await signUpStaff(t);
  });
  afterAll(() => t.close());

  async function write(changes: object = {}): Promise<string> {
    const visitor = await t.visit();
    const response = await visitor.post('comments', comment({ page: 'story', ...changes }));
    expect(response.statusCode).toBe(201);
    return response.json<{ id: string }>().id;
  }
  async function writeWithAddress(email: string, changes: object = {}): Promise<string> {
    const visitor = await t.visit();
    const body = comment({ page: 'story', email, captcha: await visitor.captcha('comment'), ...changes });
    return (await visitor.post('comments', body)).json<{ id: string }>().id;
  }
  const say = (id: string, text: string, answerId = randomUUID()) =>
    staff.post(`desk/comments/${id}/answers`, { id: answerId, text });
  const shown = async (id: string) =>
    (await (await t.visit()).get('comments?page=story&limit=50'))
      .json<{ items: Comment[] }>()
      .items.find((one) => one.id === id);
  const addressOf = (id: string) =>
    t.database.db.selectFrom('comment_notices').select('email').where('comment_id', '=', id).execute();
  const letters = () => t.printed.filter((text) => text.includes('?forget='));

  test('an answer makes the comment public and stands under it, once, until it is taken away', async () => {
    const id = await write();
    const answerId = randomUUID();
    const answered = await say(id, '<b>Thank you</b>', answerId);
    expect(answered.json<DeskComment>()).toMatchObject({ state: 'approved', isNotified: false });
    expect((await say(id, '<b>Thank you</b>', answerId)).json<DeskComment>().answers).toHaveLength(1);
    t.clock.advance(1000);
    await say(id, 'And welcome');
    const texts = (await shown(id))?.answers.map(({ text }) => text);
    expect(texts).toEqual(['<b>Thank you</b>', 'And welcome']);
    const removed = await staff.delete(`desk/comments/${id}/answers/${answerId}`);
    expect(removed.json<DeskComment>().answers).toMatchObject([{ text: 'And welcome' }]);
    expect((await staff.delete(`desk/comments/${id}/answers/${answerId}`)).statusCode).toBe(404);
    expect((await say(randomUUID(), 'To nobody')).statusCode).toBe(404);
    expect(letters()).toEqual([]);
  });

  test('whoever left an address is told in the language of the page, until the link of the mail is followed', async () => {
    const id = await writeWithAddress('leo@example.com', { comment: 'Schöne Seite' });
    expect((await say(id, 'Vielen Dank')).json()).toMatchObject({ isNotified: true });
    expect(JSON.stringify(await shown(id))).not.toContain('leo@example.com');
    await t.settle(() => letters().length === 1);
    const [letter = ''] = letters();
    for (const part of ['leo@example.com', 'Antwort auf Ihren Kommentar', '> Schöne Seite', 'Vielen Dank', '/de/'])
      expect(letter).toContain(part);
    const token = /\?forget=([\w.-]+)/.exec(letter)?.[1] ?? '';
    const visitor = await t.visit();
    const forget = (sent: string) => visitor.post('comments/forget', { token: sent });
    expect((await forget(token.slice(0, -1))).statusCode).toBe(404);
    expect(await addressOf(id)).toHaveLength(1);
    expect([(await forget(token)).statusCode, (await forget(token)).statusCode]).toEqual([200, 200]);
    expect(await addressOf(id)).toEqual([]);
    expect((await say(id, 'Noch etwas')).json()).toMatchObject({ isNotified: false });
    await t.settle(async () => (await t.database.db.selectFrom('jobs').select('id').execute()).length === 0);
    expect(letters()).toHaveLength(1);
  });

  test('an address is taken with a captcha only, which serves once, and is gone after half a year', async () => {
    const visitor = await t.visit();
    const refused = await visitor.post('comments', comment({ email: 'leo@example.com' }));
    expect(refused.json()).toMatchObject({ fields: { captcha: 'captcha_required' } });
    expect((await visitor.post('comments', comment({ email: 'leo@' }))).json()).toMatchObject({
      fields: { email: 'email_invalid' },
    });
    const captcha = await visitor.captcha('comment');
    const body = comment({ page: 'story', email: 'leo@example.com', captcha });
    const taken = await visitor.post('comments', body);
    expect(taken.statusCode).toBe(201);
    expect((await visitor.post('comments', body)).json()).toMatchObject({ code: 'captcha_invalid' });
    const { id } = taken.json<{ id: string }>();
    await sweep(t.database.db, new Date(t.clock.read().getTime() + 179 * DAY));
    expect(await addressOf(id)).toHaveLength(1);
    await sweep(t.database.db, new Date(t.clock.read().getTime() + 181 * DAY));
    expect(await addressOf(id)).toEqual([]);
  });
});
