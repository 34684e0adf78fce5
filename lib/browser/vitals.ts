import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { isPagePath } from './journey.ts';
import { sendAside } from './send-aside.ts';
import { vitalsBatch } from './vitals-batch.ts';

/** Measures how fast the page is for this visitor and says so when the visitor leaves (contract: `sendVitals`). */
export function startVitals(apiUrl: string): void {
  const batch = vitalsBatch();
  for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) observe(batch.add);
  // After the library's own listeners, which report what only leaving settles.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !isPagePath(location.pathname)) return;
    const samples = batch.take();
    if (samples.length > 0) sendAside(`${apiUrl}/vitals`, { page: location.pathname, samples });
  });
}
