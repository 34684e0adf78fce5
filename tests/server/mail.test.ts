import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { catchMail, type MailCatcher } from '../support/mail-catcher.ts';
import { freePort } from '../support/service-process.ts';
import { startTestApp } from '../support/test-app.ts';
import { BACKENDS } from '../support/test-database.ts';
import { consultation } from '../support/test-visitor.ts';

describe.each(BACKENDS)('mail to the staff on $name', (backend) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-test-'));
  let catcher: MailCatcher;
  beforeAll(async () => {
    catcher = await catchMail(folder);
  });
  afterAll(async () => {
    await catcher.close();
    rmSync(folder, { recursive: true });
  });

  const mails = () => readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const settingsOf = (SMTP_URL: string) => ({
    SMTP_URL,
    MAIL_FROM: 'Site <site@alpha.test>',
    STAFF_EMAIL: 'staff@alpha.test',
  });

  test('carries the request, answers go to the visitor, and a name cannot add headers', async () => {
    const t = await startTestApp({ backend, settings: settingsOf(catcher.url) });
    const visitor = await t.visit();
    const changes = { name: 'Zoë "Zo" <x@y.z>', message: 'Line one\nBcc: victim@example.com', journey: undefined };
    const response = await visitor.post('consultations', consultation(await visitor.captcha(), changes));
    expect(response.statusCode).toBe(201);
    await t.settle(() => mails().some((mail) => mail.includes(response.json<{ id: string }>().id)));
    const [head = '', body = ''] = (mails().at(-1) ?? '').split('\r\n\r\n');
    expect(head).toContain('From: Site <site@alpha.test>');
    expect(head).toContain('To: staff@alpha.test');
    expect(head).toMatch(/^Reply-To: .*sara@example\.com/m);
    expect(head).toMatch(/^Message-ID: <[0-9a-f-]{36}@alpha\.test>/m);
    expect(head).not.toMatch(/^Bcc:/m);
    expect(body).toContain('+989123456789');
    await t.close();
  });

  test('waits while the mail server is down, and goes out after a restart of the service', async () => {
    const database = await backend.open();
    const deadPort = await freePort();
    const before = await startTestApp({ database, settings: settingsOf(`smtp://127.0.0.1:${deadPort}`) });
    const visitor = await before.visit();
    const response = await visitor.post('consultations', consultation(await visitor.captcha(), { name: 'Patient' }));
    expect(response.statusCode).toBe(201);
    const failed = async () =>
      (await database.db.selectFrom('jobs').select('last_error').executeTakeFirst())?.last_error;
    await before.settle(async () => Boolean(await failed()));
    await before.close();

    const later = await startTestApp({ database, settings: settingsOf(catcher.url) });
    later.clock.advance(MINUTE);
    await later.settle(() => mails().some((mail) => mail.includes('Patient')));
    await later.settle(async () => (await failed()) === undefined);
    expect(mails().filter((mail) => mail.includes('Patient'))).toHaveLength(1);
    await later.close();
    await database.close();
  });

  test('a mail server that says nothing holds up no other work, and is then left alone for a while', async () => {
    const calls: Socket[] = [];
    const silent = createServer((socket) => void calls.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo; // a TCP server that listens
    const t = await startTestApp({ backend, settings: settingsOf(`smtp://127.0.0.1:${port}`) });
    const jobs = () => t.database.db.selectFrom('jobs').select(['kind', 'last_error']).orderBy('id').execute();
    const ask = async () => {
      const visitor = await t.visit();
      expect((await visitor.post('consultations', consultation(await visitor.captcha()))).statusCode).toBe(201);
    };
    await ask();
    await t.settle(() => calls.length === 1);
    const check = { paymentId: randomUUID() };
    await t.database.db.transaction().execute((tx) => enqueue(tx, 'payment-check', check, t.clock.read()));
    await t.settle(async () => !(await jobs()).some(({ kind }) => kind === 'payment-check'));
    expect(await jobs()).toEqual([{ kind: 'consultation-mail', last_error: null }]);
    calls[0]?.destroy();
    await ask();
    await t.settle(async () => (await jobs()).every(({ last_error }) => last_error !== null));
    expect((await jobs())[1]?.last_error).toBe('the mail server did not answer a moment ago');
    expect(calls).toHaveLength(1);
    await t.close();
    silent.close();
  });

  test('a request that was deleted in the meantime is not mailed and blocks nothing', async () => {
    const database = await backend.open();
    const t = await startTestApp({ database });
    await database.db
      .insertInto('jobs')
      .values({
        id: '01a1fe06-1ff5-7e52-a731-3dbbe7d13216',
        kind: 'consultation-mail',
        payload: JSON.stringify({ consultationId: '01a1fe06-1ff5-7e52-a731-3dbbe7d13217' }),
        run_at: t.clock.read(),
        created_at: t.clock.read(),
      })
      .execute();
    await t.settle(async () => (await database.db.selectFrom('jobs').select('id').execute()).length === 0);
    expect(t.printed).toEqual([]);
    await t.close();
    await database.close();
  });
});
