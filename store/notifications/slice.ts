import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How many notifications are unread; `null` until the service has said so. */
export const unreadSlice = createSlice({
  name: 'unread',
  initialState: null as number | null,
  reducers: { counted: (_, { payload }: PayloadAction<number>) => payload },
});
