import { type LanguageCode, languageOf } from '#lib/i18n/languages.ts';
import { preferredLanguage, savedLanguage } from '#lib/i18n/resolve-language.ts';
import { pathIn, resolvePath } from '#lib/i18n/resolve-path.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import { local, readCookie, readStored } from './storage.ts';
import { visitorLanguage } from './visitor-language.ts';

/*
 * Script of the exported 404 page, which a plain host shows for every address it has no file for. It stands at the
 * end of <body>, so that the right language is there before the first paint.
 */

const leaveFor = (path: string): void => location.replace(path + location.search + location.hash);

/** Shows the part of the page that is written in a language; all ten are in it. */
function show(lng: LanguageCode): void {
  const part = document.querySelector<HTMLElement>(`[data-not-found="${lng}"]`);
  if (!part) return;
  for (const other of document.querySelectorAll<HTMLElement>('[data-not-found]')) other.hidden = other !== part;
  const { locale, dir } = languageOf(lng);
  document.documentElement.lang = locale;
  document.documentElement.dir = dir;
  keepTitle(part.dataset.title ?? document.title);
}

/** Sets the title for good: React, when it arrives, writes the one of the exported page again. */
function keepTitle(title: string): void {
  const write = (): void => {
    if (document.title !== title) document.title = title;
  };
  write();
  new MutationObserver(write).observe(document.head, { subtree: true, childList: true, characterData: true });
}

/** Without a language in the path, the one chosen before or the browser's; nothing is looked up for an error page. */
const likelyLanguage = (): LanguageCode | null =>
  savedLanguage({ savedLocale: readStored(local, STORAGE_KEYS.locale), cookie: readCookie(STORAGE_KEYS.langCode) }) ??
  preferredLanguage(navigator.languages);

async function decide(geolocationUrl: string): Promise<void> {
  const decision = resolvePath(location.pathname);
  if (decision.kind === 'redirect') return leaveFor(decision.to);
  if (decision.kind === 'resolve') return leaveFor(pathIn(await visitorLanguage(geolocationUrl), decision.slug));
  const lng = decision.lng ?? likelyLanguage();
  if (lng) show(lng);
}

void decide(document.currentScript?.dataset.geolocation ?? '');
