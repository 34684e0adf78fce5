import { findLanguageByLocale } from '#lib/i18n/languages.ts';
import { startAppearance } from './appearance.ts';
import { recordPage, startSearchBoxes } from './journey.ts';
import { startLiveParts } from './live-parts.ts';
import { startLoadingBar } from './loading.ts';
import { startLanguageLinks, startMenus } from './menus.ts';
import { saveLanguage } from './saved-language.ts';
import { loadWhenIdle } from './when-idle.ts';

/* Script of every page under a language. All that a visitor needs works without it. */

const { lang } = document.documentElement;
const lng = findLanguageByLocale(lang);
if (lng) saveLanguage(lng, lang); // the path always wins: opening a page chooses its language

startAppearance();
startLanguageLinks();
startMenus();
startLoadingBar(document.getElementById('loading'));
startSearchBoxes();
startLiveParts(document.currentScript);
recordPage(location.pathname);
loadWhenIdle(document.currentScript);
document.currentScript?.toggleAttribute('data-ran', true); // what a test of the page waits for
