import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { readFilter } from '#lib/todos/stored-todos.ts';
import type { AppThunk } from '../store.ts';
import { visibilityFilterSlice } from '../visibility-filter/slice.ts';
import { restoreTodos, syncTodos } from './sync.ts';

/**
 * Shows what this browser keeps of the checklist, and keeps it in step: with the service when the page begins, comes
 * back to the front or gets its connection back, and with other tabs at once. Returns what stops it.
 */
export const watchTodos =
  (): AppThunk<() => void> =>
  (dispatch): (() => void) => {
    dispatch(visibilityFilterSlice.actions.chosen(readFilter()));
    dispatch(restoreTodos());
    const sync = (): void => void dispatch(syncTodos());
    const onShow = (): void => {
      if (document.visibilityState === 'visible') sync();
    };
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === STORAGE_KEYS.todos) dispatch(restoreTodos());
    };
    sync();
    window.addEventListener('online', sync);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      window.removeEventListener('online', sync);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onShow);
    };
  };
