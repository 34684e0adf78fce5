import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readNotice } from '#lib/offline/notice.ts';

const notice = { title: 'Alpha', body: 'Your order A-7KQ2 was confirmed.', path: '/en/profile-order' };

it('a notice of the service is shown as it stands', () => {
  expect(readNotice({ ...notice, more: 1 })).toEqual(notice);
});

it.each([
  null,
  undefined,
  'text',
  {},
  { ...notice, title: '' },
  { ...notice, body: 7 },
  { ...notice, path: 'https://elsewhere.test/' },
  { ...notice, path: '//elsewhere.test/' },
  { ...notice, path: '/\\elsewhere.test/' },
  { ...notice, path: 'javascript:alert(1)' },
])('%j is none', (data) => {
  expect(readNotice(data)).toBeUndefined();
});

describe('the worker', () => {
  const shown = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const focus = vi.fn(async () => undefined);
  const listeners = new Map<string, (event: unknown) => void>();
  const windows = [{ url: 'https://site.test/en/profile-order?id=1', focus }];

  beforeAll(async () => {
    vi.stubGlobal('self', {
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
      registration: { showNotification: shown },
      clients: { matchAll: async () => windows, openWindow },
    });
    (await import('#lib/offline/show-notices.ts')).showNotices();
  });
  afterAll(() => vi.unstubAllGlobals());

  /** Hands the worker an event and waits for what it does. */
  async function dispatch(type: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  }
  const click = (data: string) => dispatch('notificationclick', { notification: { data, close: () => undefined } });

  it('shows a notice, and nothing for a message of anybody else', async () => {
    await dispatch('push', { data: { json: () => notice } });
    expect(shown).toHaveBeenCalledExactlyOnceWith(
      notice.title,
      expect.objectContaining({ body: notice.body, data: notice.path }),
    );
    await dispatch('push', { data: null });
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('leads to the window that has the page open, or to a new one', async () => {
    await click('/en/profile-order');
    expect(focus).toHaveBeenCalledTimes(1);
    expect(openWindow).not.toHaveBeenCalled();
    await click('/fa/profile-order');
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/fa/profile-order');
  });
});
