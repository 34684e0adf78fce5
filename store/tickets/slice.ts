import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How many tickets have an answer that nobody has looked at; `null` until the service has said so. */
export const unreadTicketsSlice = createSlice({
  name: 'unreadTickets',
  initialState: null as number | null,
  reducers: { ticketsCounted: (_, { payload }: PayloadAction<number>) => payload },
});
