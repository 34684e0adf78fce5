import { onINP } from 'web-vitals';
import { reportMeasure } from './measures.ts';

/*
 * Script of a page that somebody has touched: measures how soon it answers. `idle.ts` loads it then; what the first touch
 * took, the browser remembers. Every change is told, since the page may be left before this script hears of it.
 */
onINP(reportMeasure, { reportAllChanges: true });
