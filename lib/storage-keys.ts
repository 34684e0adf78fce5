/**
 * Every name under which the site keeps something in a visitor's browser. Scripts, islands, the store and the service
 * take names from here only, so that the tables of the privacy page, made from the list below, are complete.
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
  ticketDraft: 'ticketDraft',
  orderDraft: 'orderDraft',
  changesDraft: 'changesDraft',
  tasteDraft: 'tasteDraft',
  accessToken: 'accessToken',
  token: 'token',
  phoneNumber: 'phone_number',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  role: 'role',
  display: 'display',
  codeRequest: 'codeRequest',
  phoneDraft: 'phoneDraft',
  todos: 'todos',
  visibilityFilter: 'visibilityFilter',
  supportDrafts: 'supportDrafts',
  supportOutbox: 'supportOutbox',
  deskDrafts: 'deskDrafts',
  deskKeys: 'deskKeys',
} as const;

/** Cookies of the service; but for the XSRF token's, which another host may have to read, see `hostCookie`. */
export const COOKIES = {
  visitor: 'aid',
  xsrf: 'XSRF-TOKEN',
  session: 'sid',
  device: 'did',
  partner: 'partner',
  partnerAppOtp: 'partner-app-otp',
} as const;

/** Cache storage of the service worker (`lib/offline/`); the last is where Workbox notes the ages, an IndexedDB. */
export const CACHES = {
  precache: 'site-precache',
  offline: 'site-offline',
  pages: 'site-pages',
  files: 'site-files',
  ages: 'workbox-expiration',
} as const;

/** Name of a cookie over https: browsers let no other host of the domain plant or read one that begins like this. */
export const hostCookie = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

type ValueOf<Names> = Names[keyof Names];
type StoredName = ValueOf<typeof STORAGE_KEYS> | ValueOf<typeof COOKIES> | ValueOf<typeof CACHES>;

/** Why something is kept; the privacy page words each in ten languages. */
export const STORAGE_PURPOSES = [
  'language',
  'appearance',
  'journey',
  'search',
  'draft',
  'offline',
  'visitor',
  'xsrf',
  'proof',
  'person',
  'session',
  'device',
  'code',
  'checklist',
  'keys',
  'partner',
] as const;
export type StoragePurpose = (typeof STORAGE_PURPOSES)[number];

/** A length of time, in the unit it is told in. */
export type Span = { readonly days: number } | { readonly hours: number } | { readonly minutes: number };

export interface StoredValue {
  readonly name: StoredName;
  readonly where: 'localStorage' | 'sessionStorage' | 'cache' | 'cookie';
  readonly setBy: 'page' | 'service';
  /** Until the visitor clears it, signs out, or closes the tab; or at most so long. */
  readonly keptFor: 'cleared' | 'signOut' | 'tab' | Span;
  readonly purpose: StoragePurpose;
  /** Any visitor has it, or only somebody who signs in. */
  readonly whose: 'visitor' | 'customer';
}

export const LANGUAGE_COOKIE_DAYS = 365;

const inPage = (
  where: 'localStorage' | 'sessionStorage' | 'cache',
  keptFor: 'cleared' | 'signOut' | 'tab',
  whose: StoredValue['whose'],
  names: Readonly<Partial<Record<StoragePurpose, readonly StoredName[]>>>,
): StoredValue[] =>
  STORAGE_PURPOSES.flatMap((purpose) =>
    (names[purpose] ?? []).map((name): StoredValue => ({ name, where, setBy: 'page', keptFor, purpose, whose })),
  );

const cookie = (
  name: StoredName,
  purpose: StoragePurpose,
  keptFor: Span,
  options: Partial<Pick<StoredValue, 'setBy' | 'whose'>> = {},
): StoredValue => ({ name, where: 'cookie', setBy: 'service', keptFor, purpose, whose: 'customer', ...options });

/** Everything the site keeps in a browser. A function, so that scripts which only need names do not carry the list. */
export const storedValues = (): readonly StoredValue[] => [
  ...inPage('localStorage', 'cleared', 'visitor', { language: ['locale', 'langCode'], appearance: ['themeMode'] }),
  ...inPage('sessionStorage', 'tab', 'visitor', {
    journey: ['pageCount', 'searchCount', 'pagesRead'],
    search: ['transferQuery'],
    draft: ['consultationDraft', 'commentDraft', 'tasteDraft'],
  }),
  ...inPage('cache', 'cleared', 'visitor', { offline: Object.values(CACHES) }),
  cookie('langCode', 'language', { days: LANGUAGE_COOKIE_DAYS }, { setBy: 'page', whose: 'visitor' }),
  cookie(COOKIES.visitor, 'visitor', { days: 30 }, { whose: 'visitor' }),
  cookie(COOKIES.xsrf, 'xsrf', { days: 30 }, { whose: 'visitor' }),
  ...inPage('localStorage', 'signOut', 'customer', {
    proof: ['accessToken', 'token'],
    person: ['phone_number', 'firstName', 'lastName', 'email', 'role'],
    language: ['display'],
    checklist: ['todos', 'visibilityFilter'],
    draft: ['supportDrafts', 'supportOutbox'],
    keys: ['deskKeys'],
  }),
  ...inPage('sessionStorage', 'tab', 'customer', {
    draft: ['ticketDraft', 'orderDraft', 'changesDraft', 'deskDrafts'],
    code: ['codeRequest', 'phoneDraft'],
  }),
  cookie(COOKIES.session, 'session', { days: 30 }),
  cookie(COOKIES.device, 'device', { days: 365 }),
  cookie(COOKIES.partner, 'partner', { minutes: 10 }),
  cookie(COOKIES.partnerAppOtp, 'partner', { minutes: 10 }),
];
