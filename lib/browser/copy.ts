import { startCopyButtons } from './copying.ts';

/* Script of the pages that have copy buttons. */
startCopyButtons();
