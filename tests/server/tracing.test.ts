import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { type Service, startService } from '#server/start-service.ts';
import { nameOfQuery } from '#server/tracing/query-shape.ts';
import { hasPostgres, postgresSchema } from '../support/test-database.ts';
import { consultation, TestVisitor } from '../support/test-visitor.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from './support/otlp-receiver.ts';

const SECRET = 'a secret of the tests, 32 characters or more';
/** Kinds of spans in the protocol. */
const SERVER = 2;
const CLIENT = 3;
const FAILED = 2;

const DATABASES = [
  { name: 'PGlite', open: async () => ({ settings: {}, drop: async () => undefined }) },
  ...(hasPostgres
    ? [
        {
          name: 'PostgreSQL',
          open: async () => {
            const { url, drop } = await postgresSchema();
            return { settings: { DATABASE_URL: url }, drop };
          },
        },
      ]
    : []),
];

describe.each(DATABASES)('traces on $name', ({ open }) => {
  let receiver: OtlpReceiver;
  let dataDir: string;
  let opened: Awaited<ReturnType<typeof open>>;
  let service: Service;
  let logs: string[];
  let isStopped: boolean;

  async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const config = loadConfig({
      ...{ SECRET_KEY: SECRET, SITE_DIR: path.join(dataDir, 'no-site'), DATA_DIR: path.join(dataDir, 'db') },
      ...opened.settings,
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...settings },
    });
    const log = { level: 'warn', stream: { write: (line: string) => void logs.push(line) } };
    service = await startService(config, {
      log,
      print: () => undefined,
      captchaEffort: { rounds: 1, derivations: [1, 20] },
    });
    await service.app.ready();
    isStopped = false;
  }
  /** What is left is sent when the service stops. */
  async function stop(): Promise<void> {
    if (!isStopped) await service.stop();
    isStopped = true;
  }
  beforeEach(async () => {
    receiver = await startOtlpReceiver();
    dataDir = mkdtempSync(path.join(tmpdir(), 'tracing-'));
    opened = await open();
    logs = [];
  });
  afterEach(async () => {
    await stop();
    await opened.drop();
    await receiver.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const isMailed = async () => (await service.database.db.selectFrom('jobs').select('id').execute()).length === 0;
  const named = (name: string): ReceivedSpan[] => receiver.spans.filter((span) => span.name === name);
  const below = ({ spanId }: ReceivedSpan) => receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

  test('tell each request with its queries, each job with its own, and nobody’s data', async () => {
    await start({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer abc=,x-team=web', OTEL_SERVICE_NAME: 'tea-shop' });
    const visitor = new TestVisitor(service.app, '203.0.113.9');
    await visitor.checkSession();
    const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
    const traceparent = { traceparent: `00-${traceId}-${spanId}-01` };
    const body = consultation(await visitor.captcha(), { name: 'Untraced Person', message: 'very private' });
    const answer = await visitor.post('consultations?token=abcdef', body, traceparent);
    expect(answer.statusCode).toBe(201);
    await visitor.get('shared/none/such');
    for (let at = 0; at < 100 && !(await isMailed()); at += 1) await new Promise((resolve) => setTimeout(resolve, 50));
    await stop();

    const [request] = named('POST /api/consultations');
    expect(request).toMatchObject({ traceId, parentSpanId: spanId, kind: SERVER });
    expect(request?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/consultations',
      'request.id': answer.headers['x-request-id'],
      'http.response.status_code': 201,
    });
    const queries = request ? below(request) : [];
    expect(queries.map(({ name }) => name)).toContain('insert consultations');
    for (const { kind, attributes, traceId: trace, startTimeUnixNano, endTimeUnixNano } of queries) {
      expect({ kind, trace }).toEqual({ kind: CLIENT, trace: traceId });
      expect(attributes['db.system.name']).toBe('postgresql');
      expect(startTimeUnixNano).toBeLessThanOrEqual(endTimeUnixNano);
    }
    const [job] = named('job consultation-mail');
    expect(job?.attributes).toEqual({ 'job.kind': 'consultation-mail', 'job.attempt': 1 });
    expect((job ? below(job) : []).map(({ name }) => name)).toContain('select consultations');
    // Looking for work every second is nobody's request.
    expect(receiver.spans.filter(({ parentSpanId, kind }) => kind === CLIENT && !parentSpanId)).toEqual([]);

    const sent = receiver.bodies.join('');
    const secrets = ['Untraced', 'sara@example.com', '912345', 'very private', '203.0.113', 'abcdef', visitor.token];
    for (const secret of secrets) expect(sent, secret).not.toContain(secret);
    expect([...receiver.services]).toEqual(['tea-shop']);
    expect(receiver.headers[0]).toMatchObject({ authorization: 'Bearer abc=', 'x-team': 'web' });
  });
  test('mark what failed, and begin a trace of their own when the header is none', async () => {
    await start();
    const visitor = new TestVisitor(service.app, '203.0.113.9');
    service.app.log.level = 'silent';
    await service.database.db.schema.dropTable('comments').cascade().execute();
    const answer = await visitor.send('GET', 'comments?page=home', undefined, { traceparent: 'no trace at all' });
    expect(answer.statusCode).toBe(500);
    await stop();
    const [request] = named('GET /api/comments');
    expect(request?.status?.code).toBe(FAILED);
    expect(request?.parentSpanId).toBeFalsy();
    const failed = (request ? below(request) : []).filter(({ status }) => status?.code === FAILED);
    expect(failed.map(({ attributes }) => attributes['error.type'])).toEqual(['42P01']);
  });

  test('are a share of the requests, and none of those that somebody in front left out', async () => {
    await start({ OTEL_TRACES_SAMPLER_ARG: '0.5' });
    const visitor = new TestVisitor(service.app, '203.0.113.9');
    for (let at = 0; at < 200; at += 1) await visitor.get('plans');
    const left = { traceparent: `00-${'0'.repeat(31)}1-00000000000000ff-00` };
    await visitor.send('GET', 'captcha/challenge?form=consultation', undefined, left);
    await stop();
    expect(named('GET /api/plans').length).toBeGreaterThan(60);
    expect(named('GET /api/plans').length).toBeLessThan(140);
    expect(named('GET /api/captcha/challenge')).toEqual([]);
  });

  test('cost nothing but a line in the log while the receiver is away, and the stop waits two seconds at most', async () => {
    await start();
    await receiver.close();
    const visitor = new TestVisitor(service.app, '203.0.113.9');
    expect((await visitor.get('plans')).statusCode).toBe(200);
    const since = performance.now();
    await stop();
    expect(performance.now() - since).toBeLessThan(4000);
    expect(logs.join('')).toContain('traces cannot be sent');
  });
});

test('without the setting nothing of it is loaded', () => {
  // Its bare interface comes with the library of the numbers.
  const script = `
    import { registerHooks } from 'node:module';
    const seen = new Set();
    registerHooks({ resolve: (name, context, next) => (seen.add(name), next(name, context)) });
    const count = () => [...seen].filter((name) => /^@opentelemetry\\/(?!api$)/.test(name)).length;
    await import('./server/start-service.ts');
    const before = count();
    await import('./server/tracing/open-tracing.ts');
    console.log(before, count() > 3);`;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(told.trim()).toBe('0 true');
});

test.each([
  ['select "id" from "comments" where "page" = $1', 'select comments'],
  ['insert into "rate_limits" ("a") values ($1)', 'insert rate_limits'],
  ['UPDATE jobs SET x = 1', 'update jobs'],
  ['delete from "jobs" where "id" = $1', 'delete jobs'],
  ['with due as (select 1) update "jobs" set "a" = $1', 'update jobs'],
  ['begin', 'begin'],
])('%s is called %s', (text, name) => {
  expect(nameOfQuery(text)).toBe(name);
});
