import { showAccountLink } from './account-link.ts';
import { removeServiceWorker, startServiceWorker } from './service-worker.ts';
import { startVitals } from './vitals.ts';

/* Second script of every page under a language: what may wait until the page is idle. */

const { api } = document.currentScript?.dataset ?? {};

if (api) startVitals(api);
// In development there is none, and one of `npm start` under the same address would show files of yesterday.
const work = process.env.NODE_ENV === 'production' ? startServiceWorker : removeServiceWorker;
work().catch(() => undefined); // the site works without it
showAccountLink().catch(() => undefined); // the sign-in leads on to the account as well
