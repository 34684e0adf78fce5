import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Calls under way. A counter, so that two calls at once do not switch the bar off for each other. */
export const loadingSlice = createSlice({
  name: 'loading',
  initialState: 0,
  reducers: { changed: (count, { payload }: PayloadAction<1 | -1>) => Math.max(0, count + payload) },
});
