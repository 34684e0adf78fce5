import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createAltcha, type Effort } from './adapters/altcha.ts';
import type { Captcha } from './adapters/captcha.ts';
import { clamdScan, noScan } from './adapters/clamd.ts';
import { smtpMailer, tellingMailer } from './adapters/mail.ts';
import { openMailIn } from './adapters/mail-in.ts';
import { createPasswordHasher } from './adapters/password-hasher.ts';
import { withRecaptcha } from './adapters/recaptcha.ts';
import { createMessenger } from './adapters/sms/messenger.ts';
import { POST_TIMEOUT } from './adapters/sms/post.ts';
import { createApp } from './app.ts';
import { type Clock, SECOND, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { queryLog } from './db/query-log.ts';
import { closableServer } from './http/close-server.ts';
import type { LogSettings } from './http/logger.ts';
import { jobHandlers } from './job-handlers.ts';
import { startSweeping } from './jobs/sweep.ts';
import { startWorkers, type Workers } from './jobs/worker.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openMetrics } from './metrics/metrics-server.ts';
import { watchDatabase } from './metrics/watch-database.ts';
import { type AddressPolicy, PUBLIC_ONLY } from './modules/analyses/fetch/address-policy.ts';
import { createGateways, type Gateways } from './modules/payments/gateways.ts';
import { findMailbox, takeMail } from './modules/ticket-mail/take-mail.ts';
import { deriveKey, resolveSecret } from './secrets.ts';
import { tracedQueries } from './tracing/traced-queries.ts';

/** What may be put in for a test; a real start needs none of it. */
export interface Overrides {
  readonly clock?: Clock;
  readonly database?: Database;
  readonly captchaEffort?: Effort;
  readonly log?: LogSettings;
  readonly print?: (text: string) => void;
  /** Addresses that analyses may read. */
  readonly addressPolicy?: AddressPolicy;
  /** Milliseconds a gateway has to answer. */
  readonly gatewayTimeout?: number;
  /** Puts something between the service and its gateways. */
  readonly wrapGateways?: (gateways: Gateways) => Gateways;
  /** Milliseconds a provider of messages has to answer. */
  readonly messageTimeout?: number;
}

export interface Service {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Work on the queue, in every lane. */
  readonly workers: Workers;
  /** Port that answers by e-mail come in at; `null` without it. */
  readonly mailInPort: number | null;
  /** Port that Prometheus asks at; `null` without it. */
  readonly metricsPort: number | null;
  /** Ends within ten seconds: answers what has begun, finishes the jobs under way, closes the database last. */
  stop(): Promise<void>;
}

function createCaptcha(config: Config, secret: string, clock: Clock, effort?: Effort): Captcha {
  const keys = { challenge: deriveKey(secret, 'captcha'), solution: deriveKey(secret, 'captcha-solution') };
  const altcha = createAltcha(keys, clock, effort);
  if (!config.recaptcha) return altcha;
  const hosts = config.allowedOrigins.map((origin) => new URL(origin).hostname);
  return withRecaptcha(altcha, { ...config.recaptcha, hosts }, clock);
}

/** A job that does not end by then is left to the next start, as one whose process died is. */
const JOBS_AFTER = 6 * SECOND;

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Only loaded where it is used. */
async function openRedis(url: string, secret: string, onChange: (isHere: boolean) => void) {
  const { shareThroughRedis } = await import('./redis/share-through-redis.ts');
  return shareThroughRedis({ url, onChange, prefix: deriveKey(secret, 'redis').toString('base64url', 0, 9) });
}

/** Only loaded where it is used, for it brings ten packages along. */
async function openTraces(settings: Config['tracing'], onOutcome: (isHere: boolean) => void) {
  if (settings === null) return null;
  const { openTracing } = await import('./tracing/open-tracing.ts');
  return openTracing(settings, onOutcome);
}

/** Opens the database, builds the app, starts its work. The caller listens. */
export async function startService(config: Config, overrides: Overrides = {}): Promise<Service> {
  const {
    clock = systemClock,
    log = { level: config.logLevel },
    print = (text) => process.stdout.write(text),
  } = overrides;
  const state: { isClosing: boolean; app?: FastifyInstance; workers?: Workers } = { isClosing: false };
  const onError = (error: Error) => state.app?.log.error({ name: error.name }, 'database connection or upkeep failed');
  const warn = (details: object, text: string) => state.app?.log.warn(details, text);
  const onTraces = (isHere: boolean) => warn({ isHere }, isHere ? 'traces are sent again' : 'traces cannot be sent');
  const tracing = await openTraces(config.tracing, onTraces);
  const opened =
    overrides.database ??
    (await openDatabase(
      config,
      onError,
      tracedQueries(
        queryLog(() => state.app?.log),
        tracing,
      ),
    ));
  const secret = resolveSecret(config);
  const onRedis = (isHere: boolean) => warn({ isHere }, isHere ? 'redis is back' : 'redis cannot be used');
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl, secret, onRedis);
  const database = redis?.carry(opened) ?? opened;
  const metrics = createMetrics();
  const timeout = overrides.messageTimeout ?? POST_TIMEOUT;
  const onOutcome = (provider: string, outcome: string) => metrics.messages.inc({ provider, outcome });
  const messenger = createMessenger({ config: config.messages, clock, print, log: { warn }, timeout, onOutcome });

  const configured = createGateways(config, database.db, clock, overrides.gatewayTimeout);
  const gateways = overrides.wrapGateways?.(configured) ?? configured;

  const addressPolicy = overrides.addressPolicy ?? PUBLIC_ONLY;
  const app = await createApp({
    config,
    database,
    secret,
    clock,
    log,
    metrics,
    tracing,
    sharedCount: redis?.count ?? null,
    captcha: createCaptcha(config, secret, clock, overrides.captchaEffort),
    messenger,
    gateways,
    addressPolicy,
    passwords: createPasswordHasher(),
    onCommit: (lanes) => state.workers?.wakeLanes(lanes),
    isClosing: () => state.isClosing,
  });
  state.app = app;
  const closeServer = closableServer(app);
  const mailer =
    config.mail && tellingMailer(smtpMailer(config.mail, clock), (outcome) => metrics.mails.inc({ outcome }));
  const onRun = (kind: string, outcome: string) => metrics.jobRuns.inc({ kind, outcome });
  const halt = new AbortController();
  const outside = { messenger, gateways, mailer, print, addressPolicy, stopping: halt.signal };
  const handlers = jobHandlers({ config, database, secret, clock, ...outside });
  const around = tracing && { around: tracing.aroundJob };
  const workers = startWorkers({ db: database.db, clock, handlers, onRun, ...around, log: app.log });
  state.workers = workers;
  const take = takeMail({
    db: database.db,
    clock,
    factor: config.rateLimitFactor,
    scan: config.scanner ? clamdScan(config.scanner) : noScan,
    onCommit: workers.wake,
  });
  const isKnown = async (token: string) => (await findMailbox(database.db, token)) !== undefined;
  const mailIn = config.mailIn ? await openMailIn(config.mailIn, { isKnown, take, onError }) : null;
  const refresh = () => watchDatabase(database, metrics, clock);
  const numbers = config.metrics && (await openMetrics(config.metrics, metrics.registry, refresh));
  const stopSweeping = startSweeping(database.db, clock, onError);

  const stop = async () => {
    state.isClosing = true;
    // Everything at once: whoever waits for one side must not cost the other its time.
    halt.abort();
    await Promise.all([mailIn?.close(), closeServer(), atMost(JOBS_AFTER, workers.stop()), stopSweeping()]);
    await numbers?.close();
    redis?.close();
    await database.close();
    await tracing?.close();
  };
  return { app, database, workers, mailInPort: mailIn?.port ?? null, metricsPort: numbers?.port ?? null, stop };
}

/** Address a person can open: the loopback name where the service listens everywhere. */
export function addressOf(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo; // a TCP server that listens
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
