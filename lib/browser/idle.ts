import { startVitals } from './vitals.ts';

/* Second script of every page under a language: what may wait until the page is idle. */

const { api } = document.currentScript?.dataset ?? {};

if (api) startVitals(api);
