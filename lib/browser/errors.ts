import { startPageErrors } from './page-errors.ts';

/* Script of a page on which something was thrown. `idle.ts` loads it then, and keeps what is thrown meanwhile. */

const { api } = document.currentScript?.dataset ?? {};
if (api) startPageErrors(api);
