import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VisibilityFilter } from '#lib/todos/stored-todos.ts';

/** Which lines of the checklist are shown (specification, section 3). */
export const visibilityFilterSlice = createSlice({
  name: 'visibilityFilter',
  initialState: 'all' as VisibilityFilter,
  reducers: { chosen: (_, { payload }: PayloadAction<VisibilityFilter>) => payload },
});
