import { addTodo, changeTodo, listTodos, removeTodo } from '#lib/contract/todos.ts';
import { ApiError } from '#lib/http/api-error.ts';
import type { ApiClient } from '#lib/http/client.ts';
import { errorMessageKey, type MessageKey } from '#lib/http/error-message.ts';
import { bodyOf, type TodoEdit } from '#lib/todos/outbox.ts';
import { keepTodos, readTodos } from '#lib/todos/stored-todos.ts';
import type { AppThunk, RootState } from '../store.ts';
import { todosSlice } from './slice.ts';

const { restored, edited, settled, loaded, failed, retried } = todosSlice.actions;

/** Whose checklist is on the page; accounts without a number have an address. */
const ownerOf = ({ user }: RootState): string | null => user && (user.phone_number ?? user.email ?? 'account');

const keep = (): AppThunk<void> => (_, getState) => {
  const state = getState();
  const owner = ownerOf(state);
  if (owner !== null) keepTodos(owner, state.todos);
};

/** Puts what this browser keeps on the page. */
export const restoreTodos = (): AppThunk<void> => (dispatch, getState) => {
  const owner = ownerOf(getState());
  const stored = owner === null ? undefined : readTodos(owner);
  if (stored) dispatch(restored(stored));
};

/** A refusal that another try may turn: no connection, too many calls, a fault of the service, a session that ended. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 429 ||
  error.status >= 500 ||
  error.status === 401;

async function send(api: ApiClient, edit: TodoEdit): Promise<MessageKey | null> {
  try {
    if (edit.kind === 'add') await api.call(addTodo, { body: bodyOf(edit.line) });
    else if (edit.kind === 'remove') await api.call(removeTodo, { params: { id: edit.id } });
    else await api.call(changeTodo, { params: { id: edit.id }, body: edit.changes });
    return null;
  } catch (error) {
    if (isPassing(error)) throw error;
    // Removed elsewhere meanwhile: then there is nothing left to do.
    return error instanceof ApiError && error.code === 'not_found' ? null : errorMessageKey(error, 'other');
  }
}

/** One tab at a time, so that two do not send the same edits side by side. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('todos', work) : work();

/** Sends what has not been sent, in order, then reads what the service has. Without a connection all stays as it is. */
export const syncTodos =
  (): AppThunk =>
  async (dispatch, getState, { api }) => {
    await inTurn(async () => {
      if (ownerOf(getState()) === null) return; // signed out meanwhile
      try {
        dispatch(restoreTodos());
        for (let [edit] = getState().todos.edits; edit; [edit] = getState().todos.edits) {
          dispatch(settled(await send(api, edit)));
          dispatch(keep());
        }
        const { items } = await api.call(listTodos, {});
        dispatch(loaded(items));
        dispatch(keep());
      } catch {
        dispatch(failed());
      }
    });
  };

/** Changes the checklist at once, here; the service hears of it as soon as it can be reached. */
export const editTodos =
  (...edits: readonly TodoEdit[]): AppThunk =>
  async (dispatch) => {
    for (const edit of edits) dispatch(edited(edit));
    dispatch(keep());
    await dispatch(syncTodos());
  };

/** Another try after the checklist could not be read. */
export const retryTodos = (): AppThunk => async (dispatch) => {
  dispatch(retried());
  await dispatch(syncTodos());
};
