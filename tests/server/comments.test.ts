import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideComment, heldComments } from '#server/modules/comments/decide-comment.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { comment } from '../support/test-visitor.ts';

interface Page {
  readonly items: { id: string; comment: string }[];
  readonly nextCursor: string | null;
}

describe.each(BACKENDS)('comments on $name', (backend) => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ backend });
  });
  afterAll(() => t.close());

  async function write(changes: object): Promise<string> {
    const visitor = await t.visit();
    const response = await visitor.post('comments', comment(changes));
    expect(response.statusCode).toBe(201);
    return response.json<{ id: string }>().id;
  }
  const approve = (id: string) => decideComment(t.database.db, id, 'approved', t.clock.read());
  async function read(query: string): Promise<Page> {
    const visitor = await t.visit();
    return (await visitor.get(`comments?${query}`)).json<Page>();
  }

  test('are held until somebody approves them', async () => {
    const id = await write({ page: 'about-us', comment: 'Held back' });
    expect((await read('page=about-us')).items).toEqual([]);
    expect((await heldComments(t.database.db)).map((row) => row.id)).toContain(id);
    expect(await approve(id)).toBe(true);
    expect((await read('page=about-us')).items).toEqual([
      {
        id,
        name: 'Leo',
        lastName: 'Brandt',
        comment: 'Held back',
        locale: 'de-DE',
        createdAt: t.clock.read().toISOString(),
        answers: [],
      },
    ]);
  });

  test('that are rejected stay away, and a decision can be changed', async () => {
    const id = await write({ page: 'story' });
    await decideComment(t.database.db, id, 'rejected', t.clock.read());
    expect((await read('page=story')).items).toEqual([]);
    await approve(id);
    expect((await read('page=story')).items).toHaveLength(1);
    expect(await decideComment(t.database.db, '01a1fe06-1ff5-7e52-a731-3dbbe7d13216', 'approved', t.clock.read())).toBe(
      false,
    );
  });

  test('come newest first, page by page, while others are approved in between', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five'];
    for (const text of texts) {
      await approve(await write({ page: 'blog', comment: text }));
      await new Promise((resolve) => setTimeout(resolve, 2)); // ids sort by millisecond
    }
    const first = await read('page=blog&limit=2');
    expect(first.items.map((item) => item.comment)).toEqual(['five', 'four']);
    await approve(await write({ page: 'blog', comment: 'six' }));
    const second = await read(`page=blog&limit=2&cursor=${first.nextCursor}`);
    expect(second.items.map((item) => item.comment)).toEqual(['three', 'two']);
    const third = await read(`page=blog&limit=2&cursor=${second.nextCursor}`);
    expect(third.items.map((item) => item.comment)).toEqual(['one']);
    expect(third.nextCursor).toBeNull();
  });

  test('can be read in one language', async () => {
    await approve(await write({ page: 'search', locale: 'zh-CN', comment: '很好' }));
    await approve(await write({ page: 'search', locale: 'en-US' }));
    expect((await read('page=search&locale=zh-CN')).items.map((item) => item.comment)).toEqual(['很好']);
    expect((await read('page=search')).items).toHaveLength(2);
  });

  test('T16: are stored as plain text, whatever they contain', async () => {
    const text = `<img src=x onerror=alert(1)> ' OR 1=1 -- "quoted"`;
    await approve(await write({ page: 'contact-us', comment: text }));
    expect((await read('page=contact-us')).items[0]?.comment).toBe(text);
  });

  test.each([
    'page=nowhere',
    'page=home&limit=0',
    'page=home&limit=51',
    'page=home&limit=ten',
    'page=home&cursor=1',
    'page=home&unknown=1',
    'locale=en-US',
    "page=home'--",
  ])('refuses to list with %s', async (query) => {
    const visitor = await t.visit();
    expect((await visitor.get(`comments?${query}`)).json()).toMatchObject({ status: 422, code: 'validation_failed' });
  });

  test('what fills in the field that nobody sees is dropped, with the usual answer', async () => {
    await write({ page: 'login', comment: 'Buy it', website: 'https://spam.example' });
    const rows = await t.database.db.selectFrom('comments').select('id').where('page', '=', 'login').execute();
    expect(rows).toEqual([]);
  });

  test('refuses a comment on a page that does not exist', async () => {
    const visitor = await t.visit();
    const response = await visitor.post('comments', comment({ page: 'nowhere' }));
    expect(response.json()).toMatchObject({ code: 'validation_failed', fields: { page: 'invalid' } });
  });
});
