import * as z from 'zod';
import { NOTIFICATION_STREAM } from '#lib/contract/notifications.ts';
import { readEvents } from '#lib/http/read-events.ts';
import { readUser } from '#lib/session/stored-user.ts';
import { site } from '#lib/site.ts';
import type { AppThunk } from '../store.ts';
import { unreadSlice } from './slice.ts';

const Told = z.object({ unread: z.int() });

const SECOND = 1000;
/** Between a stream that ended and the next. */
const SOON = 1 * SECOND;
/** Longest time between two tries. */
const LATE = 60 * SECOND;

/** Reads one stream to its end. */
const readStream =
  (signal: AbortSignal): AppThunk =>
  async (dispatch, getState, { api }) => {
    const token = readUser()?.accessToken ?? getState().user?.accessToken;
    if (!token) return;
    const response = await fetch(`${site.apiUrl}/${NOTIFICATION_STREAM}`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      credentials: 'include',
      signal,
    });
    if (response.status === 401) await api.renew();
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`);
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'notifications') dispatch(unreadSlice.actions.counted(Told.parse(JSON.parse(data)).unread));
    }
  };

/**
 * Keeps the count of unread notifications, while the page is in front and has a connection: pages behind it leave the
 * browser's few connections to others. Returns what stops it.
 */
export const followUnread =
  (): AppThunk<() => void> =>
  (dispatch): (() => void) => {
    let stream: AbortController | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = SOON;

    async function follow(): Promise<void> {
      const own = new AbortController();
      stream = own;
      try {
        await dispatch(readStream(own.signal));
        wait = SOON;
      } catch {
        wait = Math.min(2 * wait, LATE);
      }
      if (!own.signal.aborted) timer = setTimeout(() => void follow(), wait);
    }
    function stop(): void {
      clearTimeout(timer);
      stream?.abort();
    }
    function change(): void {
      stop();
      if (document.visibilityState === 'visible' && navigator.onLine) void follow();
    }

    change();
    window.addEventListener('online', change);
    window.addEventListener('offline', change);
    document.addEventListener('visibilitychange', change);
    return () => {
      stop();
      window.removeEventListener('online', change);
      window.removeEventListener('offline', change);
      document.removeEventListener('visibilitychange', change);
    };
  };
