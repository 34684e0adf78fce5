import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalsBody } from '#lib/contract/vitals.ts';
import { isPagePath } from './journey.ts';
import { vitalsBatch } from './vitals-batch.ts';

/**
 * Sends a page view's measures so that the browser finishes it when the page is gone. No cookie goes along and none
 * comes back, which a beacon could not promise.
 */
function send(url: string, body: VitalsBody): void {
  const request: RequestInit = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
  };
  fetch(url, request).catch(() => undefined); // a measure that is lost is lost
}

/** Measures how fast the page is for this visitor and says so when the visitor leaves (contract: `sendVitals`). */
export function startVitals(apiUrl: string): void {
  const batch = vitalsBatch();
  for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) observe(batch.add);
  // After the library's own listeners, which report what only leaving settles.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !isPagePath(location.pathname)) return;
    const samples = batch.take();
    if (samples.length > 0) send(`${apiUrl}/vitals`, { page: location.pathname, samples });
  });
}
