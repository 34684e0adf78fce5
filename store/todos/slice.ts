import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MessageKey } from '#lib/http/error-message.ts';
import { type TodoEdit, type TodoLine, withEdit, withEdits } from '#lib/todos/outbox.ts';
import type { StoredTodos } from '#lib/todos/stored-todos.ts';
import { logout } from '../user/slice.ts';

interface TodosState extends StoredTodos {
  /** Nothing is known yet; the lines are there; or they could not be read and none are kept here. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why the service refused an edit. */
  readonly refusal: MessageKey | null;
}

const EMPTY: TodosState = { items: [], edits: [], status: 'loading', refusal: null };

/** The customer's checklist (specification, section 3): lines as they are shown, and edits still to be sent. */
export const todosSlice = createSlice({
  name: 'todos',
  initialState: EMPTY,
  reducers: {
    /** What this browser kept, or what another tab has just kept. */
    restored: (state, { payload }: PayloadAction<StoredTodos>) => ({ ...state, ...payload, status: 'ready' }),
    edited: (state, { payload }: PayloadAction<TodoEdit>) => ({
      ...state,
      items: withEdit(state.items, payload),
      edits: [...state.edits, payload],
      refusal: null,
    }),
    /** The service has taken the first edit, or will never take it. */
    settled: (state, { payload }: PayloadAction<MessageKey | null>) => ({
      ...state,
      edits: state.edits.slice(1),
      refusal: payload ?? state.refusal,
    }),
    /** What the service has. */
    loaded: (state, { payload }: PayloadAction<readonly TodoLine[]>) => ({
      ...state,
      items: withEdits(payload, state.edits),
      status: 'ready',
    }),
    failed: (state) => ({ ...state, status: state.status === 'ready' ? 'ready' : 'failed' }),
    retried: (state) => ({ ...state, status: 'loading' }),
  },
  // Whoever signs in on this page next begins with their own; what was not sent waits in the browser.
  extraReducers: (builder) => builder.addCase(logout, () => EMPTY),
});
