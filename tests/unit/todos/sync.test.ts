// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { forgetWritten, keepUser } from '#lib/session/stored-user.ts';
import type { TodoLine } from '#lib/todos/outbox.ts';
import { readTodos } from '#lib/todos/stored-todos.ts';
import { makeStore } from '#store/store.ts';
import { editTodos, restoreTodos, syncTodos } from '#store/todos/sync.ts';
import { takeSession } from '#store/user/session.ts';
import { setUser } from '#store/user/slice.ts';

const PHONE = '+989120000000';
const SARA = {
  accessToken: 'a',
  phone_number: PHONE,
  firstName: 'Sara',
  lastName: null,
  email: null,
  role: 'customer',
};
const ID = '0198c1de-0000-4000-8000-000000000001';
const line = (over: Partial<TodoLine> = {}): TodoLine => ({
  id: ID,
  text: 'Send photos',
  completed: false,
  position: 0,
  ...over,
});

interface Sent {
  readonly params?: { readonly id: string };
  readonly body?: Partial<TodoLine>;
}

/** The service's checklist, with a connection that can be cut. */
function service(rows = new Map<string, TodoLine>()) {
  const state = { rows, isDown: false, isFull: false, calls: 0 };
  const answers = {
    get: () => ({ items: [...rows.values()], nextCursor: null }),
    post: ({ body }: Sent) => {
      if (state.isFull) throw new ApiError('list_full', { status: 422 });
      if (body?.id) rows.set(body.id, body as TodoLine);
    },
    patch: ({ params, body }: Sent) => {
      const known = rows.get(params?.id ?? '');
      if (!known) throw new ApiError('not_found', { status: 404 });
      rows.set(known.id, { ...known, ...body });
    },
    delete: ({ params }: Sent) => void rows.delete(params?.id ?? ''),
  };
  const call = async ({ method }: { method: string }, request: Sent) => {
    state.calls += 1;
    if (state.isDown) throw new ApiError('network', { status: 0 });
    return answers[method.toLowerCase() as keyof typeof answers](request);
  };
  return { state, api: { call } as unknown as ApiClient }; // only this call is made
}

function page(api: ApiClient, user = SARA) {
  const store = makeStore({ lng: 'en', api });
  store.dispatch(setUser(user));
  return store;
}

beforeEach(() => localStorage.clear());

describe('the checklist', () => {
  it('shows an edit at once and keeps it while there is no connection', async () => {
    const { api, state } = service();
    state.isDown = true;
    const store = page(api);
    await store.dispatch(syncTodos());
    expect(store.getState().todos.status).toBe('failed');
    await store.dispatch(editTodos({ kind: 'add', line: line() }));
    await store.dispatch(editTodos({ kind: 'change', id: ID, changes: { completed: true } }));
    expect(store.getState().todos.items).toEqual([line({ completed: true })]);
    expect(readTodos(PHONE)?.edits).toHaveLength(2);
    expect(state.rows.size).toBe(0);
  });

  it('sends what was written offline, also from a page that was opened later', async () => {
    const { api, state } = service();
    state.isDown = true;
    await page(api).dispatch(editTodos({ kind: 'add', line: line() }));
    state.isDown = false;
    const later = page(api);
    await later.dispatch(syncTodos());
    expect([...state.rows.values()]).toEqual([line()]);
    expect(later.getState().todos).toMatchObject({ items: [line()], edits: [], status: 'ready' });
    expect(readTodos(PHONE)?.edits).toEqual([]);
  });

  it('drops an edit of a line that was removed elsewhere', async () => {
    const { api } = service();
    const store = page(api);
    await store.dispatch(editTodos({ kind: 'change', id: ID, changes: { completed: true } }));
    expect(store.getState().todos).toMatchObject({ items: [], edits: [], refusal: null });
  });

  it('says why a line is refused, and shows what the service has', async () => {
    const { api, state } = service();
    state.isFull = true;
    const store = page(api);
    await store.dispatch(editTodos({ kind: 'add', line: line() }));
    expect(store.getState().todos).toMatchObject({ items: [], edits: [], refusal: 'list_full' });
  });

  it('keeps what was not sent past the end of a session, for the same person', async () => {
    const { api, state } = service();
    state.isDown = true;
    const store = page(api);
    await store.dispatch(editTodos({ kind: 'add', line: line() }));
    takeSession(store.dispatch, { ...SARA, accessToken: null });
    expect(store.getState().todos).toMatchObject({ items: [], edits: [] });
    const other = page(service().api, { ...SARA, phone_number: '+989120000009' });
    other.dispatch(restoreTodos());
    expect(other.getState().todos.items).toEqual([]);
    state.isDown = false;
    await page(api).dispatch(syncTodos());
    expect([...state.rows.values()]).toEqual([line()]);
  });

  it('is nobody else’s: another account sees nothing of it, and signing out takes it away', async () => {
    const { api, state } = service();
    state.isDown = true;
    await page(api).dispatch(editTodos({ kind: 'add', line: line() }));
    const other = page(service().api, { ...SARA, phone_number: '+989120000009' });
    await other.dispatch(syncTodos());
    expect(other.getState().todos.items).toEqual([]);
    keepUser(null);
    forgetWritten();
    expect({ ...localStorage }).toEqual({});
  });
});
