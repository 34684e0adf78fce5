import { findLanguageByLocale } from '#lib/i18n/languages.ts';
import { startAppearance } from './appearance.ts';
import { recordPage, startSearchBoxes } from './journey.ts';
import { rememberPresses, startLiveParts } from './live-parts.ts';
import { startLoadingBar } from './loading.ts';
import { startLanguageLinks, startMenus } from './menus.ts';
import { saveLanguage } from './saved-language.ts';
import { afterParsing, loadWhenIdle } from './when-idle.ts';

/* Script of every page under a language. All that a visitor needs works without it. */

const { lang } = document.documentElement;
const lng = findLanguageByLocale(lang);
if (lng) saveLanguage(lng, lang); // the path always wins: opening a page chooses its language

recordPage(location.pathname);
startLanguageLinks();
startMenus();
startSearchBoxes();
rememberPresses();

const own = document.currentScript;
afterParsing(() => {
  startAppearance();
  startLoadingBar(document.getElementById('loading'));
  startLiveParts(own);
  loadWhenIdle(own);
  own?.toggleAttribute('data-ran', true); // what a test of the page waits for
});
