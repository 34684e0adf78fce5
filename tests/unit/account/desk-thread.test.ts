import { describe, expect, it } from 'vitest';
import { joined, type Loaded, readThread, withRead } from '#components/account/desk/thread/read-thread.ts';
import type { ApiClient } from '#lib/http/client.ts';

const messagesOf = (...seqs: number[]) => seqs.map((seq) => ({ seq }) as Loaded['messages'][number]); // places only
const loaded = (id: string, seqs: number[], status = 'open', hasEarlier = false) =>
  ({ ticket: { id, status } as Loaded['ticket'], messages: messagesOf(...seqs), hasEarlier }) satisfies Loaded; // no more is looked at

/** A service with one thread that was merged into another, which has 450 messages. */
const api = {
  call: async (
    { path }: { path: string },
    { params, query }: { params: { id: string }; query?: { after?: number; limit?: number } },
  ) => {
    if (!path.endsWith('/messages')) return { id: params.id, mergedInto: params.id === 'old' ? 'new' : null };
    if (params.id === 'old') return { items: [], hasMore: false };
    const { after = 400, limit = 50 } = query ?? {};
    const last = Math.min(450, after + limit);
    const items = Array.from({ length: last - after }, (_, at) => ({ seq: after + at + 1 }));
    return { items, hasMore: query?.after === undefined || last < 450 };
  },
} as unknown as ApiClient; // answers what the reading asks

describe('a thread at the desk', () => {
  it('that was merged is read as the one that has its messages', async () => {
    expect(await readThread(api, 'old', undefined)).toMatchObject({ ticket: { id: 'new' }, hasEarlier: true });
    expect((await readThread(api, 'old', loaded('old', [1, 2]))).messages.map(({ seq }) => seq)).not.toContain(1);
  });

  it('is read on to its end, however much has come', async () => {
    const { messages } = await readThread(api, 'new', loaded('new', [10]));
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 441 }, (_, at) => at + 10));
  });

  it('has each message once, in order, and stands as the newest reading says', () => {
    expect(joined(messagesOf(3, 4), messagesOf(1, 3)).map(({ seq }) => seq)).toEqual([1, 3, 4]);
    const shown = loaded('a', [2, 3], 'closed', true);
    expect(withRead(shown, loaded('a', [3, 4]), false)).toEqual(loaded('a', [2, 3, 4], 'closed', true));
    expect(withRead(shown, loaded('a', [3, 4]), true)).toEqual(loaded('a', [2, 3, 4], 'open', true));
    expect(withRead(shown, loaded('b', [1]), false)).toBe(shown);
    expect(withRead(shown, loaded('b', [1]), true).ticket.id).toBe('b');
  });
});
