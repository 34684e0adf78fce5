/**
 * Every name under which a public page keeps something in the visitor's browser. Scripts and islands take names
 * from here only, so that the list below, which the privacy page prints, is complete.
 */
export const STORAGE_KEYS = {
  locale: 'locale',
  langCode: 'langCode',
  themeMode: 'themeMode',
  pageCount: 'pageCount',
  searchCount: 'searchCount',
  pagesRead: 'pagesRead',
  transferQuery: 'transferQuery',
  consultationDraft: 'consultationDraft',
  commentDraft: 'commentDraft',
} as const;

type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

export interface StoredValue {
  readonly key: StorageKey;
  readonly where: 'localStorage' | 'sessionStorage' | 'cookie';
  /** How long it stays: until the visitor clears it, until the tab closes, or days. */
  readonly keptFor: 'cleared' | 'tab' | number;
  /** Why it is kept, for developers; the privacy page words it in each language. */
  readonly purpose: string;
}

export const LANGUAGE_COOKIE_DAYS = 365;

export const STORED_VALUES: readonly StoredValue[] = [
  { key: 'locale', where: 'localStorage', keptFor: 'cleared', purpose: 'opens the site in the language last read' },
  { key: 'langCode', where: 'localStorage', keptFor: 'cleared', purpose: 'the same language as a two-letter code' },
  {
    key: 'langCode',
    where: 'cookie',
    keptFor: LANGUAGE_COOKIE_DAYS,
    purpose: 'lets the service redirect to that language',
  },
  { key: 'themeMode', where: 'localStorage', keptFor: 'cleared', purpose: 'light, dark or system appearance' },
  {
    key: 'pageCount',
    where: 'sessionStorage',
    keptFor: 'tab',
    purpose: 'pages seen in this visit, sent with a consultation request',
  },
  {
    key: 'searchCount',
    where: 'sessionStorage',
    keptFor: 'tab',
    purpose: 'searches in this visit, sent with a consultation request',
  },
  {
    key: 'pagesRead',
    where: 'sessionStorage',
    keptFor: 'tab',
    purpose: 'which pages were seen, sent with a consultation request',
  },
  {
    key: 'transferQuery',
    where: 'sessionStorage',
    keptFor: 'tab',
    purpose: 'carries the search text from the menu to the search page',
  },
  {
    key: 'consultationDraft',
    where: 'sessionStorage',
    keptFor: 'tab',
    purpose: 'what was typed into the consultation form until it is sent',
  },
  {
    key: 'commentDraft',
    where: 'sessionStorage',
    keptFor: 'tab',
    purpose: 'what was typed into the comment form until it is sent',
  },
];
