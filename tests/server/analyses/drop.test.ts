import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { DAY } from '#server/clock.ts';
import { noticeSentence } from '#server/modules/notices/sentence.ts';
import { signUp } from '../../support/customer.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';

const GOOD = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lamps for every room of the house</title>
  <meta name="viewport" content="width=device-width"></head><body><main><h1>Lamps</h1><p>Good light.</p></main></body></html>`;
const BAD = `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="5"><title>x</title><title>y</title>
  <meta name="viewport" content="user-scalable=no"><a href="http://localhost/">here</a><img src="a.bmp"><img src="b.bmp">
  <form action="http://c.test/"><input></form><button></button><iframe src="/i"></iframe><p>TODO lorem ipsum</p>`;

let t: TestApp;
let site: LocalSite;
let isGood = true;
beforeAll(async () => {
  site = await startLocalSite(() => ({
    '/': (_, response) => {
      response.statusCode = isGood ? 200 : 500;
      response.setHeader('content-type', 'text/html');
      response.end(isGood ? GOOD : BAD);
    },
  }));
  t = await startTestApp({ addressPolicy: site.policy });
});
afterAll(async () => {
  await t.close();
  await site.close();
});

test('a site that got worse is told of after its next scheduled run, by mail with the way to the report', async () => {
  const { visitor, phone } = await signUp(t);
  const { db } = t.database;
  const notification_choices = JSON.stringify({ analysis: { inApp: true, email: true, push: false } });
  const changes = { email: 'mina@example.com', locale: 'fa-IR', notification_choices };
  const { id: userId } = await db
    .updateTable('users')
    .set(changes)
    .where('phone', '=', phone)
    .returning('id')
    .executeTakeFirstOrThrow();
  const runs = () =>
    db.selectFrom('analyses').select(['id', 'overall']).where('state', '=', 'done').orderBy('id').execute();
  await visitor.post('analysis-schedules', { url: 'http://lamps.site.test/', every: 'week' });
  t.clock.advance(7 * DAY);
  await t.settle(async () => (await runs()).length === 1);
  isGood = false;
  t.clock.advance(7 * DAY);
  await t.settle(async () => (await runs()).length === 2);
  const [before, now] = await runs();
  const told = await db.selectFrom('notifications').select(['event', 'data']).where('user_id', '=', userId).execute();
  const data = {
    analysisId: now?.id,
    site: 'lamps.site.test',
    from: String(before?.overall),
    to: String(now?.overall),
  };
  expect(told).toMatchObject([{ event: 'analysis', data }]);
  const mails = () => t.printed.filter((text) => text.includes('Mail to mina@example.com '));
  await t.settle(() => mails().length > 0);
  expect(mails()[0]).toContain(`/fa/profile-alpha-analyzer?id=${now?.id}`);
  expect(mails()[0]).toContain(new Intl.NumberFormat('fa-IR').format(now?.overall ?? -1));
});

test('the drop of a score has a sentence in every language, in its digits', () => {
  for (const { locale } of LANGUAGES) {
    const text = noticeSentence(locale, 'analysisDropped', { site: 'lamps.test', from: '82', to: '77' });
    for (const part of ['lamps.test', new Intl.NumberFormat(locale).format(77)]) expect(text).toContain(part);
    expect(text).not.toContain('{{');
  }
});
