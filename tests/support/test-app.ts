import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { AddressPolicy } from '#server/modules/analyses/fetch/address-policy.ts';
import type { Gateways } from '#server/modules/payments/gateways.ts';
import { startService } from '#server/start-service.ts';
import { assertNoSecrets } from './log-secrets.ts';
import { BACKENDS, type Backend } from './test-database.ts';
import { TestVisitor } from './test-visitor.ts';

/** A clock that goes only when it is told to. */
export class TestClock {
  // Near the real time: the captcha library looks at the real clock.
  #now = Date.now();
  readonly read = (): Date => new Date(this.#now);
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

export interface TestAppOptions {
  readonly backend?: Backend;
  /** Settings as the environment has them. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A database that outlives this app. */
  readonly database?: Database;
  /** Addresses that analyses may read. */
  readonly addressPolicy?: AddressPolicy;
  readonly wrapGateways?: (gateways: Gateways) => Gateways;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Port that answers by e-mail come in at. */
  readonly mailInPort: number | null;
  /** Port that Prometheus asks at. */
  readonly metricsPort: number | null;
  readonly clock: TestClock;
  /** Lines of the log, JSON. */
  readonly logs: readonly string[];
  /** What was printed for want of an SMTP server. */
  readonly printed: readonly string[];
  /** A browser that has made the session check; each has an address of its own unless one is given. */
  visit(address?: string): Promise<TestVisitor>;
  /** Looks for due jobs and waits until `check` holds. */
  settle(check: () => unknown, patienceMs?: number): Promise<void>;
  close(): Promise<void>;
}

export const SECRET = 'a secret of the tests, 32 characters or more';

/** Work that a test solves in a moment. */
const EASY = { rounds: 1, derivations: [1, 20] } as const;

let visitors = 0;
const nextAddress = (): string => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts the service that ships, on an empty database, with a clock, a log and a mailbox in the test's hand. */
export async function startTestApp({
  backend = BACKENDS[0],
  settings = {},
  database,
  addressPolicy,
  wrapGateways,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'test-app-'));
  const clock = new TestClock();
  const logs: string[] = [];
  const printed: string[] = [];
  const config = loadConfig({
    SECRET_KEY: SECRET,
    SITE_DIR: path.join(dataDir, 'no-site'),
    ...settings,
    DATA_DIR: dataDir,
  });
  const opened = database ?? (await backend?.open());
  if (!opened) throw new Error('no database to test on');
  const service = await startService(config, {
    clock: clock.read,
    database: database ? { ...opened, close: async () => undefined } : opened,
    captchaEffort: EASY,
    ...(addressPolicy && { addressPolicy }),
    ...(wrapGateways && { wrapGateways }),
    log: { level: 'info', stream: { write: (line) => void logs.push(line) } },
    print: (text) => void printed.push(text),
    messageTimeout: 400,
    gatewayTimeout: 400,
  });
  await service.app.ready();

  const known: TestVisitor[] = [];
  async function visit(address = nextAddress()): Promise<TestVisitor> {
    const visitor = new TestVisitor(service.app, address);
    known.push(visitor);
    await visitor.checkSession();
    return visitor;
  }
  async function settle(check: () => unknown, patienceMs = 10_000): Promise<void> {
    for (const limit = Date.now() + patienceMs; !(await check()); ) {
      if (Date.now() > limit) throw new Error(`nothing settled in ${patienceMs / 1000} seconds`);
      service.workers.wake();
      await pause(10);
    }
  }
  async function close(): Promise<void> {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
    // Every test of the service is a test of what it writes down.
    assertNoSecrets(logs, known, printed);
  }
  return {
    app: service.app,
    database: opened,
    mailInPort: service.mailInPort,
    metricsPort: service.metricsPort,
    clock,
    logs,
    printed,
    visit,
    settle,
    close,
  };
}
