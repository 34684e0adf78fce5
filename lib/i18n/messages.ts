import { statSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type TFunction } from 'i18next';
import { readJson } from '#lib/content/read-json.ts';
import type account from '#locales/en/ui/account.json';
import type advertising from '#locales/en/ui/advertising.json';
import type analyzer from '#locales/en/ui/analyzer.json';
import type app from '#locales/en/ui/app.json';
import type auth from '#locales/en/ui/auth.json';
import type blog from '#locales/en/ui/blog.json';
import type dashboard from '#locales/en/ui/dashboard.json';
import type desk from '#locales/en/ui/desk.json';
import type feedback from '#locales/en/ui/feedback.json';
import type forms from '#locales/en/ui/forms.json';
import type messages from '#locales/en/ui/messages.json';
import type notices from '#locales/en/ui/notices.json';
import type notifications from '#locales/en/ui/notifications.json';
import type orders from '#locales/en/ui/orders.json';
import type plans from '#locales/en/ui/plans.json';
import type platforms from '#locales/en/ui/platforms.json';
import type search from '#locales/en/ui/search.json';
import type services from '#locales/en/ui/services.json';
import type settings from '#locales/en/ui/settings.json';
import type shell from '#locales/en/ui/shell.json';
import type support from '#locales/en/ui/support.json';
import { missingTexts, withFallback } from './fallback.ts';
import { FALLBACK_LANGUAGE, type LanguageCode, languageOf } from './languages.ts';

/** Interface texts by namespace, in the shape of the English files. */
export interface Namespaces {
  account: typeof account;
  advertising: typeof advertising;
  analyzer: typeof analyzer;
  app: typeof app;
  auth: typeof auth;
  blog: typeof blog;
  dashboard: typeof dashboard;
  feedback: typeof feedback;
  desk: typeof desk;
  forms: typeof forms;
  messages: typeof messages;
  notices: typeof notices;
  notifications: typeof notifications;
  orders: typeof orders;
  plans: typeof plans;
  platforms: typeof platforms;
  search: typeof search;
  services: typeof services;
  settings: typeof settings;
  shell: typeof shell;
  support: typeof support;
}
export type Namespace = keyof Namespaces;
export const NAMESPACES = [
  'account',
  'advertising',
  'analyzer',
  'app',
  'auth',
  'blog',
  'dashboard',
  'feedback',
  'desk',
  'forms',
  'messages',
  'notices',
  'notifications',
  'orders',
  'plans',
  'platforms',
  'search',
  'services',
  'settings',
  'shell',
  'support',
] as const satisfies readonly Namespace[];

const isDevelopment = process.env.NODE_ENV === 'development';
/** `next build` says so to everything it starts. Nothing else may stop for a missing text. */
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

interface Read {
  readonly at: number;
  readonly content: unknown;
}
const files = new Map<string, Read>();

/** A file is read once a process; in development again after each change, and a page asks for it a hundred times. */
function readFile(file: string): unknown {
  const at = isDevelopment ? statSync(file).mtimeMs : 0;
  const known = files.get(file);
  if (known?.at === at) return known.content;
  const content = readJson(file);
  files.set(file, { at, content });
  return content;
}

interface Namespaced {
  readonly own: unknown;
  readonly english: unknown;
  readonly whole: unknown;
}
const complete = new Map<string, Namespaced>();

/**
 * A namespace with English where it lacks a text.
 *
 * @throws in a build: a visitor would read English. The message names the file and the fields.
 */
function readNamespace(lng: LanguageCode, namespace: Namespace): unknown {
  const fileOf = (code: LanguageCode) => path.join('locales', code, 'ui', `${namespace}.json`);
  const own = readFile(fileOf(lng));
  if (lng === FALLBACK_LANGUAGE) return own;
  const english = readFile(fileOf(FALLBACK_LANGUAGE));
  const known = complete.get(fileOf(lng));
  if (known !== undefined && known.own === own && known.english === english) return known.whole;
  const missing = missingTexts(own, english, lng);
  if (isBuild && missing.length > 0) {
    throw new Error(`${fileOf(lng)} lacks texts, so pages would show English: ${missing.join(', ')}`);
  }
  const whole = missing.length > 0 ? withFallback(own, english) : own;
  complete.set(fileOf(lng), { own, english, whole });
  return whole;
}

/**
 * A whole namespace as it stands in the file, for texts without placeholders; English for what it lacks. The locale check proves that every
 * language has the English shape, which is what makes the type true.
 */
export function messagesOf<N extends Namespace>(lng: LanguageCode, namespace: N): Namespaces[N] {
  return readNamespace(lng, namespace) as Namespaces[N]; // shape proven by `npm run locales check`
}

interface Translator {
  readonly t: TFunction;
  /** The namespaces it speaks from; an edit in development makes others of them. */
  readonly from: readonly unknown[];
}
const translators = new Map<LanguageCode, Translator>();

/**
 * The translator of one language: interpolation, plurals and the English fallback. One immutable instance a
 * language; a shared one that switches would mix languages in a build that renders pages side by side.
 */
export function translator(lng: LanguageCode): TFunction {
  const known = translators.get(lng);
  if (known && !isDevelopment) return known.t;
  const [own, english] = [lng, FALLBACK_LANGUAGE].map((code) => NAMESPACES.map((ns) => readNamespace(code, ns)));
  const from = [...(own ?? []), ...(english ?? [])];
  const isSame = known !== undefined && from.every((namespace, at) => namespace === known.from[at]);
  if (isSame) return known.t;
  const bundle = (namespaces: readonly unknown[] = []) =>
    Object.fromEntries(NAMESPACES.map((ns, at) => [ns, namespaces[at]]));
  const instance = createInstance();
  void instance.init({
    lng,
    fallbackLng: FALLBACK_LANGUAGE,
    ns: NAMESPACES,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    resources: { [lng]: bundle(own), [FALLBACK_LANGUAGE]: bundle(english) } as never, // shapes differ by namespace
  });
  const t = instance.getFixedT(languageOf(lng).code);
  translators.set(lng, { t, from });
  return t;
}
