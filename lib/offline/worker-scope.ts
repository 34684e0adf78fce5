/** An event a service worker may keep running for. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerMessage extends LifeEvent {
  readonly data: unknown;
}

interface PushEvent extends LifeEvent {
  readonly data: { json(): unknown } | null;
}

interface NoticeEvent extends LifeEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What is used here of a service worker's global scope: TypeScript's own types for it clash with those of pages. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    unregister(): Promise<boolean>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
}

export const worker = self as unknown as WorkerScope; // these scripts run nowhere else
