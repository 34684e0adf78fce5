import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACHMENT_MEDIA, type Attachment } from '#lib/contract/attachments.ts';
import { DAY } from '#server/clock.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { signUp } from '../support/customer.ts';
import { signUpStaff } from '../support/orders.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import type { TestVisitor } from '../support/test-visitor.ts';
import { answer, messagesOf, openTicket, say, upload } from '../support/tickets.ts';
import { type HostileFile, hostileFiles } from './support/hostile-files.ts';

const HOSTILE = await hostileFiles();

describe.each(BACKENDS)('attachments on $name', (backend) => {
  let t: TestApp;
  let staff: TestVisitor;
  let visitor: TestVisitor;
  let other: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ backend, settings: { RATE_LIMIT_FACTOR: '1000' } });
    staff = await signUpStaff(t);
    ({ visitor } = await signUp(t));
    ({ visitor: other } = await signUp(t));
  });
  afterAll(() => t.close());

  const picture = (width = 900, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: '#bfa268' } })
      .png()
      .toBuffer();
  const send = async (who: TestVisitor, name: string, content: Uint8Array) =>
    (await upload(who, name, content)).json<Attachment>();

  test('a picture is kept without what hides in it, shown small, and read by its people only', async () => {
    const { id: ticketId } = await openTicket(visitor);
    const file = await send(visitor, 'منو — عربی.png', await picture());
    expect(file).toMatchObject({ name: 'منو — عربی.png', mediaType: 'image/png', width: 900, height: 600 });
    const path = `attachments/${file.id}`;
    const statuses = async () =>
      Promise.all([visitor, staff, other].map(async (who) => (await who.get(path)).statusCode));
    expect(await statuses()).toEqual([200, 404, 404]);
    await say(visitor, ticketId, 'See the picture', { attachments: [file.id] });
    expect(await statuses()).toEqual([200, 200, 404]);
    expect((await messagesOf(visitor, ticketId)).at(-1)?.attachments).toEqual([file]);
    const small = await visitor.get(`${path}?size=preview`);
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 });
    expect((await (await t.visit()).get(path)).statusCode).toBe(401);
  });

  test('a name goes into the header whole, whatever marks it has', async () => {
    const file = await send(visitor, "Bill (2)'s *copy*.txt", Buffer.from('Words'));
    const { headers } = await visitor.get(`attachments/${file.id}`);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''Bill%20%282%29%27s%20_copy_.txt");
  });

  test('a document that only shows something is kept as it is, and no file but a picture is shown small', async () => {
    const content = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
    const file = await send(visitor, 'plan.pdf', content);
    expect(file).toMatchObject({ mediaType: 'application/pdf', width: null, size: content.length });
    expect((await visitor.get(`attachments/${file.id}`)).rawPayload).toEqual(content);
    expect((await visitor.get(`attachments/${file.id}?size=preview`)).json()).toMatchObject({ code: 'not_found' });
  });

  test('files of a note are the desk’s', async () => {
    const { id: ticketId } = await openTicket(visitor);
    const file = await send(staff, 'note.txt', Buffer.from('Between us'));
    await answer(staff, ticketId, 'Look', { isNote: true, attachments: [file.id] });
    expect((await visitor.get(`attachments/${file.id}`)).statusCode).toBe(404);
    expect((await staff.get(`attachments/${file.id}`)).body).toBe('Between us');
  });

  test('files of an answer are the customer’s too, and take no room of whoever sent them', async () => {
    const { id: ticketId } = await openTicket(visitor);
    const file = await send(staff, 'plan.txt', Buffer.from('The plan'));
    await t.database.db.updateTable('attachments').set({ size: 99_999_990 }).where('id', '=', file.id).execute();
    expect((await upload(staff, 'more.txt', Buffer.from('Too many bytes'))).json()).toMatchObject({
      code: 'list_full',
    });
    const stolen = { attachments: [file.id] };
    expect((await say(visitor, ticketId, 'Mine', stolen)).json()).toMatchObject({ fields: { attachments: 'invalid' } });
    expect((await answer(staff, ticketId, 'See the plan', stolen)).statusCode).toBe(201);
    expect((await visitor.get(`attachments/${file.id}`)).body).toBe('The plan');
    expect((await other.get(`attachments/${file.id}`)).statusCode).toBe(404);
    expect((await upload(staff, 'more.txt', Buffer.from('Too many bytes'))).statusCode).toBe(201);
  });

  test('a file goes into one message, of whoever sent it, five to a message', async () => {
    const { id: ticketId } = await openTicket(visitor);
    const file = await send(visitor, 'note.txt', Buffer.from('Words'));
    const own = { attachments: [file.id] };
    const { id: foreign } = await openTicket(other);
    expect((await say(other, foreign, 'Mine now', own)).json()).toMatchObject({ fields: { attachments: 'invalid' } });
    expect((await say(visitor, ticketId, 'Here', own)).statusCode).toBe(201);
    expect((await say(visitor, ticketId, 'And here', own)).statusCode).toBe(422);
    expect((await say(visitor, ticketId, 'Six', { attachments: Array(6).fill(file.id) })).statusCode).toBe(422);
    expect((await messagesOf(visitor, ticketId)).map(({ text }) => text)).not.toContain('And here');
  });

  test('a file that no message takes is gone after a day', async () => {
    const file = await send(visitor, 'note.txt', Buffer.from('Words'));
    t.clock.advance(DAY + 1000);
    await sweep(t.database.db, t.clock.read());
    expect(await t.database.db.selectFrom('attachments').select('id').where('id', '=', file.id).execute()).toEqual([]);
    t.clock.advance(-DAY - 1000);
  });

  test('nobody sends one without signing in, without the token, or for another site', async () => {
    const content = Buffer.from('Words');
    expect((await upload(await t.visit(), 'note.txt', content)).statusCode).toBe(401);
    expect((await upload(visitor, 'note.txt', content, { 'x-xsrf-token': '' })).statusCode).toBe(403);
    expect((await upload(visitor, 'note.txt', content, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await upload(visitor, 'note.txt', content, { 'content-type': 'text/html' })).statusCode).toBe(415);
    const nothing = await visitor.send('POST', 'attachments?name=note.txt', undefined, {
      'x-xsrf-token': visitor.token,
    });
    expect(nothing.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  test('a person keeps 100 MB at most', async () => {
    const { visitor: collector } = await signUp(t);
    const { id } = await send(collector, 'note.txt', Buffer.from('Words'));
    await t.database.db.updateTable('attachments').set({ size: 99_999_990 }).where('id', '=', id).execute();
    expect((await upload(collector, 'note.txt', Buffer.from('Words'))).statusCode).toBe(201);
    expect((await upload(collector, 'more.txt', Buffer.from('Too many'))).json()).toMatchObject({ code: 'list_full' });
  });
});

describe(`${HOSTILE.length} hostile files`, () => {
  let t: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => {
    t = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1000' } });
    ({ visitor } = await signUp(t));
  });
  afterAll(() => t.close());

  async function assertHarmless({ name, content }: HostileFile): Promise<void> {
    const file = (await upload(visitor, name, content)).json<Attachment>();
    const answered = await visitor.get(`attachments/${file.id}`);
    const { headers } = answered;
    expect(ATTACHMENT_MEDIA).toContain(String(headers['content-type']).split(';')[0]);
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.~!-]+$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
    expect(file.name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}]|^\./u);
    if (file.mediaType === 'text/plain') return;
    expect(answered.rawPayload.includes('<script>')).toBe(false);
    expect(answered.rawPayload.includes('PK\u0003\u0004')).toBe(false);
    expect((await sharp(answered.rawPayload).metadata()).exif).toBeUndefined();
  }

  test.each(HOSTILE.map((file) => ({ file, ...file })))(
    'T17: $what: $becomes',
    async ({ file, name, content, becomes }) => {
      if (becomes === 'kept') return assertHarmless(file);
      expect((await upload(visitor, name, content)).json()).toMatchObject({ code: becomes });
      return undefined;
    },
  );

  test('nothing of what was refused is kept, and nothing broke', async () => {
    const rows = await t.database.db.selectFrom('attachments').select('name').execute();
    expect(rows).toHaveLength(HOSTILE.filter(({ becomes }) => becomes === 'kept').length);
    expect(t.logs.filter((line) => line.includes('unexpected error'))).toEqual([]);
  });
});
