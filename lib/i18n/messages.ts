import path from 'node:path';
import { createInstance, type TFunction } from 'i18next';
import { readJson } from '#lib/content/read-json.ts';
import type advertising from '#locales/en/ui/advertising.json';
import type app from '#locales/en/ui/app.json';
import type blog from '#locales/en/ui/blog.json';
import type forms from '#locales/en/ui/forms.json';
import type messages from '#locales/en/ui/messages.json';
import type notices from '#locales/en/ui/notices.json';
import type plans from '#locales/en/ui/plans.json';
import type platforms from '#locales/en/ui/platforms.json';
import type search from '#locales/en/ui/search.json';
import type services from '#locales/en/ui/services.json';
import type shell from '#locales/en/ui/shell.json';
import { missingTexts, withFallback } from './fallback.ts';
import { FALLBACK_LANGUAGE, type LanguageCode, languageOf } from './languages.ts';

/** Interface texts by namespace, in the shape of the English files. */
export interface Namespaces {
  advertising: typeof advertising;
  app: typeof app;
  blog: typeof blog;
  forms: typeof forms;
  messages: typeof messages;
  notices: typeof notices;
  plans: typeof plans;
  platforms: typeof platforms;
  search: typeof search;
  services: typeof services;
  shell: typeof shell;
}
export type Namespace = keyof Namespaces;
export const NAMESPACES = [
  'advertising',
  'app',
  'blog',
  'forms',
  'messages',
  'notices',
  'plans',
  'platforms',
  'search',
  'services',
  'shell',
] as const satisfies readonly Namespace[];

const isDevelopment = process.env.NODE_ENV === 'development';
/** `next build` says so to everything it starts. Nothing else may stop for a missing text. */
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

const files = new Map<string, unknown>();

function readFile(file: string): unknown {
  const known = files.get(file);
  if (known && !isDevelopment) return known;
  const parsed = readJson(file);
  files.set(file, parsed);
  return parsed;
}

const complete = new Map<string, unknown>();

/**
 * A namespace with English where it lacks a text.
 *
 * @throws in a build: a visitor would read English. The message names the file and the fields.
 */
function readNamespace(lng: LanguageCode, namespace: Namespace): unknown {
  const fileOf = (code: LanguageCode) => path.join('locales', code, 'ui', `${namespace}.json`);
  const own = readFile(fileOf(lng));
  if (lng === FALLBACK_LANGUAGE) return own;
  const known = complete.get(fileOf(lng));
  if (known && !isDevelopment) return known;
  const english = readFile(fileOf(FALLBACK_LANGUAGE));
  const missing = missingTexts(own, english, lng);
  if (isBuild && missing.length > 0) {
    throw new Error(`${fileOf(lng)} lacks texts, so pages would show English: ${missing.join(', ')}`);
  }
  const whole = missing.length > 0 ? withFallback(own, english) : own;
  complete.set(fileOf(lng), whole);
  return whole;
}

/**
 * A whole namespace as it stands in the file, for texts without placeholders; English for what it lacks. The locale check proves that every
 * language has the English shape, which is what makes the type true.
 */
export function messagesOf<N extends Namespace>(lng: LanguageCode, namespace: N): Namespaces[N] {
  return readNamespace(lng, namespace) as Namespaces[N]; // shape proven by `npm run locales check`
}

const translators = new Map<LanguageCode, TFunction>();

/**
 * The translator of one language: interpolation, plurals and the English fallback. One immutable instance a
 * language; a shared one that switches would mix languages in a build that renders pages side by side.
 */
export function translator(lng: LanguageCode): TFunction {
  const known = translators.get(lng);
  if (known && !isDevelopment) return known;
  const instance = createInstance();
  const bundle = (code: LanguageCode) => Object.fromEntries(NAMESPACES.map((ns) => [ns, readNamespace(code, ns)]));
  void instance.init({
    lng,
    fallbackLng: FALLBACK_LANGUAGE,
    ns: NAMESPACES,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    resources: { [lng]: bundle(lng), [FALLBACK_LANGUAGE]: bundle(FALLBACK_LANGUAGE) } as never, // shapes differ by namespace
  });
  const t = instance.getFixedT(languageOf(lng).code);
  translators.set(lng, t);
  return t;
}
