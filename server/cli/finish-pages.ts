// Run after the export: makes the exported pages as small and as quiet as readers want them (docs/performance.md).
import { finishPages } from '#lib/delivery/finish-pages.ts';

const { pages, stylesheets, removed } = finishPages('out');
console.log(`Pages: ${pages} finished, ${stylesheets} stylesheets, ${removed} unused copies removed`);
