/** An event a service worker may keep running for. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerMessage extends LifeEvent {
  readonly data: unknown;
}

interface OpenWindow {
  readonly url: string;
}

/** What is used here of a service worker's global scope: TypeScript's own types for it clash with those of pages. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
  };
  readonly registration: { unregister(): Promise<boolean> };
}

export const worker = self as unknown as WorkerScope; // these scripts run nowhere else
