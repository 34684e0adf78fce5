import { createSlice } from '@reduxjs/toolkit';
import type { Locale } from '#lib/i18n/languages.ts';

/** Locale of the page. The path decides it, so it never changes while a page lives. */
export const localeSlice = createSlice({
  name: 'locale',
  initialState: 'fa-IR' as Locale, // the specification's default; the store is always made with the page's own
  reducers: {},
});
