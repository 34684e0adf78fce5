import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, serviceSettings, waitUntilReady } from '#tests/support/service-process.ts';

/** The service as a process that is killed and started again, always on the same port. */
export class FaultyService {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  private constructor(port: number, settings: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    const own = { LOG_LEVEL: 'silent', SECRET_KEY: 'a secret of the faults, 32 characters or more' };
    const usual = serviceSettings({ port, dataDir: settings.DATA_DIR ?? '' });
    this.#env = { ...process.env, ...usual, ...own, ...settings };
  }

  static async on(settings: Record<string, string>): Promise<FaultyService> {
    return new FaultyService(await freePort(), settings);
  }

  get isAlive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Gives the milliseconds until it was ready. */
  async start(): Promise<number> {
    const since = performance.now();
    this.#child = spawn(process.execPath, ['server/main.ts'], {
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await waitUntilReady(this.url, this.#child);
    return performance.now() - since;
  }

  /** Resolves when it ends by itself. */
  async ended(): Promise<boolean> {
    if (this.#child && this.isAlive) await once(this.#child, 'exit');
    return true;
  }

  /** Gives the milliseconds until it had ended. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number> {
    const since = performance.now();
    const child = this.#child;
    if (child && this.isAlive) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return performance.now() - since;
  }
}
