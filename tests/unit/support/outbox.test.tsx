// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOutbox } from '#components/account/support/use-outbox.ts';
import type { Attachment } from '#lib/contract/attachments.ts';
import { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { forgetWritten } from '#lib/session/stored-user.ts';
import { readWaiting, type Waiting } from '#lib/support/outbox.ts';
import { makeStore } from '#store/store.ts';

const PICTURE: Attachment = {
  id: '0198f3c2-0000-7000-8000-000000000001',
  name: 'menu.png',
  mediaType: 'image/png',
  size: 10,
  width: 1,
  height: 1,
};

const store = makeStore({ lng: 'en', api: {} as ApiClient });
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

/** What the service says to a message; by itself it takes everything. */
let answer: (message: Waiting) => Promise<void>;
let taken: string[];
const open = (name: string) =>
  renderHook(
    () =>
      useOutbox(name, async (_, message) => {
        await answer(message);
        taken.push(`${name}: ${message.text}`);
      }),
    { wrapper },
  );

beforeEach(() => {
  localStorage.clear();
  taken = [];
  answer = async () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('messages on their way', () => {
  it('go out in their order when the service is back, written in the same moment as they may be', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer = () => Promise.reject(new ApiError('network', { status: 0 }));
    const { result } = open('a');
    for (const words of ['One', 'Two', 'Three']) act(() => result.current.post(words, []));
    await act(() => result.current.flush());
    expect(result.current.waiting.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    expect(new Set(result.current.waiting.map(({ at }) => at)).size).toBe(3);
    answer = async () => undefined;
    await act(() => result.current.flush());
    expect(taken).toEqual(['a: One', 'a: Two', 'a: Three']);
    expect(readWaiting('a')).toEqual([]);
  });

  it('stand while another tab writes to another thread, and are gone with the person', () => {
    answer = () => new Promise(() => undefined);
    const [here, there] = [open('a'), open('b')];
    act(() => here.result.current.post('Here', []));
    act(() => there.result.current.post('There', []));
    expect([...readWaiting('a'), ...readWaiting('b')].map(({ text }) => text)).toEqual(['Here', 'There']);
    forgetWritten();
    expect([...readWaiting('a'), ...readWaiting('b')]).toEqual([]);
  });

  it('go out though the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = open('a');
    act(() => result.current.post('No room', []));
    await waitFor(() => expect(taken).toEqual(['a: No room']));
    expect(result.current.waiting).toEqual([]);
  });
});

describe('a message that the service will not have', () => {
  it('says that the list is full, and does not hold up what comes after it', async () => {
    answer = async ({ text }) => {
      if (text === 'Too many') throw new ApiError('list_full', { status: 409 });
    };
    const { result } = open('a');
    act(() => result.current.post('Too many', []));
    act(() => result.current.post('Next', []));
    await waitFor(() => expect(taken).toEqual(['a: Next']));
    expect(result.current.waiting).toMatchObject([{ text: 'Too many', refusal: 'list_full' }]);
  });

  it('goes out without the files that the service has forgotten, once somebody says so', async () => {
    answer = async ({ attachments }) => {
      if (attachments.length > 0)
        throw new ApiError('validation_failed', { status: 422, fields: { attachments: 'invalid' } });
    };
    const { result } = open('a');
    act(() => result.current.post('See the picture', [PICTURE]));
    await waitFor(() => expect(result.current.waiting).toMatchObject([{ refusal: 'other', lostFiles: ['menu.png'] }]));
    expect(taken).toEqual([]);
    act(() => result.current.sendAgain(result.current.waiting[0]?.id ?? ''));
    await waitFor(() => expect(taken).toEqual(['a: See the picture']));
  });
});
