import { languageOf } from '#lib/i18n/languages.ts';
import { saveLanguage } from './saved-language.ts';
import { visitorLanguage } from './visitor-language.ts';

/* Script of "/": picks the language, remembers it and leaves for its home page, query and fragment kept. */

async function enter(geolocationUrl: string): Promise<void> {
  const lng = await visitorLanguage(geolocationUrl);
  saveLanguage(lng, languageOf(lng).locale);
  location.replace(`/${lng}${location.search}${location.hash}`);
}

void enter(document.currentScript?.dataset.geolocation ?? '');
