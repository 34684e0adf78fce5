import { onCLS, onFCP, onLCP, onTTFB } from 'web-vitals';
import { isPagePath } from './journey.ts';
import { onMeasure } from './measures.ts';
import { sendAside } from './send-aside.ts';
import { vitalsBatch } from './vitals-batch.ts';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Calls back once, after the page is touched for the first time. */
function onFirstTouch(work: () => void): void {
  const touched = (): void => {
    for (const kind of TOUCHES) removeEventListener(kind, touched, true);
    setTimeout(work); // the touch is answered first
  };
  for (const kind of TOUCHES) addEventListener(kind, touched, true);
}

/**
 * Measures how fast the page is for this visitor and says so when the visitor leaves (contract: `sendVitals`).
 * @param watchTouches adds what measures how soon touches are answered, which a page that nobody touches can do without
 */
export function startVitals(apiUrl: string, watchTouches: () => void): void {
  const batch = vitalsBatch();
  for (const observe of [onLCP, onCLS, onFCP, onTTFB]) observe(batch.add);
  onMeasure(batch.add);
  onFirstTouch(watchTouches);
  // After the library's own listeners, which report what only leaving settles.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !isPagePath(location.pathname)) return;
    const samples = batch.take();
    if (samples.length > 0) sendAside(`${apiUrl}/vitals`, { page: location.pathname, samples });
  });
}
