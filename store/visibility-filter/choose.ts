import { keepFilter, type VisibilityFilter } from '#lib/todos/stored-todos.ts';
import type { AppThunk } from '../store.ts';
import { visibilityFilterSlice } from './slice.ts';

/** Shows other lines of the checklist, and again when the page is next opened. */
export const chooseFilter =
  (filter: VisibilityFilter): AppThunk<void> =>
  (dispatch) => {
    keepFilter(filter);
    dispatch(visibilityFilterSlice.actions.chosen(filter));
  };
