import { createContext, use } from 'react';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { AuthPage } from '#lib/pages/next-path.ts';

/** The sign-in page one is on, and where it leads. */
export interface Way {
  readonly page: AuthPage;
  readonly lng: LanguageCode;
  /** Google's reCAPTCHA key, or empty. */
  readonly siteKey: string;
  /** As it stands in the address; checked where it is used. */
  readonly next: string | null;
}

const NOWHERE: Way = { page: 'login', lng: 'en', siteKey: '', next: null };

export const WayContext = createContext<Way>(NOWHERE);

export const useWay = (): Way => use(WayContext);
