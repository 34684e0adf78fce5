import type { Namespace } from './messages.ts';

/** Interface texts that the customer area reads in the browser, one file a language: `/locales/de/ui/auth.json`. */
export const PUBLISHED_NAMESPACES = ['account', 'auth', 'forms', 'messages'] as const satisfies readonly Namespace[];
export type PublishedNamespace = (typeof PUBLISHED_NAMESPACES)[number];
