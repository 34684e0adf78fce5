import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createAltcha, type Effort } from './adapters/altcha.ts';
import type { Captcha } from './adapters/captcha.ts';
import { smtpMailer } from './adapters/mail.ts';
import { createPasswordHasher } from './adapters/password-hasher.ts';
import { withRecaptcha } from './adapters/recaptcha.ts';
import { createMessenger } from './adapters/sms/messenger.ts';
import { POST_TIMEOUT } from './adapters/sms/post.ts';
import { createApp } from './app.ts';
import { type Clock, SECOND, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import type { LogSettings } from './http/logger.ts';
import { jobHandlers } from './job-handlers.ts';
import { startSweeping } from './jobs/sweep.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { type AddressPolicy, PUBLIC_ONLY } from './modules/analyses/fetch/address-policy.ts';
import { createGateways, type Gateways } from './modules/payments/gateways.ts';
import { deriveKey, resolveSecret } from './secrets.ts';

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
  readonly worker: Worker;
  /** Ends within ten seconds: answers what has begun, finishes the job under way, closes the database last. */
  stop(): Promise<void>;
}

function createCaptcha(config: Config, secret: string, clock: Clock, effort?: Effort): Captcha {
  const keys = { challenge: deriveKey(secret, 'captcha'), solution: deriveKey(secret, 'captcha-solution') };
  const altcha = createAltcha(keys, clock, effort);
  if (!config.recaptcha) return altcha;
  const hosts = config.allowedOrigins.map((origin) => new URL(origin).hostname);
  return withRecaptcha(altcha, { ...config.recaptcha, hosts }, clock);
}

/** Analyses that one process runs side by side. */
const LONG_WIDTH = 2;

const CLOSE_IDLE_EVERY = SECOND / 10;
const CLOSE_ALL_AFTER = 8 * SECOND;

/** The framework waits for every idle connection to time out (measured: 74 s); nobody is served by that. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY);
  const all = setTimeout(() => app.server.closeAllConnections(), CLOSE_ALL_AFTER);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(all);
  }
}

/** Opens the database, builds the app, starts its work. The caller listens. */
export async function startService(config: Config, overrides: Overrides = {}): Promise<Service> {
  const {
    clock = systemClock,
    log = { level: config.logLevel },
    print = (text) => process.stdout.write(text),
  } = overrides;
  const state: { isClosing: boolean; app?: FastifyInstance; worker?: Worker; long: Worker[] } = {
    isClosing: false,
    long: [],
  };
  const onError = (error: Error) => state.app?.log.error({ name: error.name }, 'database connection or upkeep failed');
  const database = overrides.database ?? (await openDatabase(config, onError));
  const secret = resolveSecret(config);
  const warn = (details: object, text: string) => state.app?.log.warn(details, text);
  const timeout = overrides.messageTimeout ?? POST_TIMEOUT;
  const messenger = createMessenger({ config: config.messages, clock, print, log: { warn }, timeout });

  const configured = createGateways(config, database.db, clock, overrides.gatewayTimeout);
  const gateways = overrides.wrapGateways?.(configured) ?? configured;

  const app = await createApp({
    config,
    database,
    secret,
    clock,
    log,
    captcha: createCaptcha(config, secret, clock, overrides.captchaEffort),
    messenger,
    gateways,
    passwords: createPasswordHasher(),
    onCommit: () => {
      state.worker?.wake();
      for (const each of state.long) each.wake();
    },
    isClosing: () => state.isClosing,
  });
  state.app = app;
  const mailer = config.mail ? smtpMailer(config.mail) : null;
  const halt = new AbortController();
  const addressPolicy = overrides.addressPolicy ?? PUBLIC_ONLY;
  const outside = { messenger, gateways, mailer, print, addressPolicy, stopping: halt.signal };
  const handlers = jobHandlers({ config, database, secret, clock, ...outside });
  const worker = startWorker({ db: database.db, clock, handlers, log: app.log });
  state.worker = worker;
  const long = Array.from({ length: LONG_WIDTH }, () =>
    startWorker({ db: database.db, clock, handlers, lane: 'long', log: app.log }),
  );
  state.long = long;
  const stopSweeping = startSweeping(database.db, clock, onError);

  const stop = async () => {
    state.isClosing = true;
    await closeServer(app);
    halt.abort();
    await Promise.all([worker.stop(), ...long.map((each) => each.stop()), stopSweeping()]);
    await database.close();
  };
  return { app, database, worker, stop };
}

/** Address a person can open: the loopback name where the service listens everywhere. */
export function addressOf(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo; // a TCP server that listens
  if (address === '0.0.0.0' || address === '::') return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
