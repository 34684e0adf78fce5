import { startServiceWorker } from './service-worker.ts';
import { startVitals } from './vitals.ts';

/* Second script of every page under a language: what may wait until the page is idle. */

const { api } = document.currentScript?.dataset ?? {};

if (api) startVitals(api);
// `npm run dev` exports nothing, so there is no worker either.
if (process.env.NODE_ENV === 'production') startServiceWorker().catch(() => undefined); // the site works without it
