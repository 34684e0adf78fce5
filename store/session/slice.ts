import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the session check of this page has been asked and answered. */
export type SessionStatus = 'unknown' | 'checking' | 'known';

export const sessionSlice = createSlice({
  name: 'session',
  initialState: 'unknown' as SessionStatus,
  reducers: { changed: (_, { payload }: PayloadAction<SessionStatus>) => payload },
});
