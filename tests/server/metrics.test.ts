import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import { signUp } from '../support/customer.ts';
import { openEvents } from '../support/event-stream.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { consultation } from '../support/test-visitor.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ settings: { METRICS_PORT: '0', RATE_LIMIT_FACTOR: '1000' } });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

const ask = (path: string, method = 'GET') =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: t.metricsPort, path, method }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    asked.on('error', reject).end();
  });

/** Value of a sample: the line of this name that has all of these labels. */
async function sample(name: string, ...labels: string[]): Promise<number | undefined> {
  const { text } = await ask('/metrics');
  const line = text
    .split('\n')
    .find((each) => new RegExp(`^${name}[ {]`).test(each) && labels.every((label) => each.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('calls are counted by the pattern of their route, never by what a visitor sent', async () => {
  const { visitor, phone } = await signUp(t);
  await visitor.get('tickets/01a1fe06-1ff5-7e52-a731-3dbbe7d13216');
  await visitor.get('no/such/thing');
  const count = 'service_http_request_duration_seconds_count';
  expect(await sample(count, 'route="tickets/:id"', 'status="404"')).toBe(1);
  expect(await sample(count, 'route="unknown"', 'status="404"')).toBe(1);
  const { text } = await ask('/metrics');
  for (const trace of [phone.slice(1), '01a1fe06', 'such', visitor.address]) expect(text).not.toContain(trace);
});

test('a stream counts while it is open', async () => {
  const { visitor } = await signUp(t);
  const open = () => sample('service_streams_open', 'route="notifications/stream"');
  const stream = await openEvents(t, visitor, 'notifications/stream');
  expect(await open()).toBe(1);
  await stream.leave();
  await t.settle(async () => (await open()) === 0);
});

test('jobs, texts and the database are seen', async () => {
  const visitor = await t.visit();
  await visitor.post('consultations', consultation(await visitor.captcha()));
  const done = () => sample('service_job_runs_total', 'kind="consultation-mail"', 'outcome="done"');
  await t.settle(async () => (await done()) === 1);
  expect(await sample('service_messages_total', 'provider="console"', 'outcome="sent"')).toBeGreaterThan(0);
  expect(await sample('service_database_up')).toBe(1);
  expect(await sample('service_jobs', 'state="dead"')).toBe(0);
  expect(await sample('service_job_oldest_seconds')).toBeGreaterThanOrEqual(0);
});

test('nothing else is answered there, and no numbers are where visitors come', async () => {
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics', 'POST')).status).toBe(404);
  expect((await t.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  expect((await t.app.inject({ url: '/api/metrics' })).statusCode).toBe(404);
});

test.each([
  ['the dashboard', 'grafana-dashboard.json', 9],
  ['the alerts', 'alerts.yml', 3],
])('%s asks only for numbers there are', async (_, file, least) => {
  const known = await createMetrics().registry.getMetricsAsJSON();
  const names = known.flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`, `${name}_sum`]);
  const text = readFileSync(`docs/deploy/${file}`, 'utf8');
  const asked = [...new Set(text.match(/\b(?:service|process|nodejs)_\w+/g))];
  expect(asked.length).toBeGreaterThan(least);
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
});
