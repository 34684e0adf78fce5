import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Display, USUAL_DISPLAY } from '#lib/format/reader-locale.ts';

/** Calendar and digits of whoever is signed in. */
export const displaySlice = createSlice({
  name: 'display',
  initialState: USUAL_DISPLAY as Display,
  reducers: { chosen: (_, { payload }: PayloadAction<Display>) => payload },
});
