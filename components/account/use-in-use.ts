import { useEffect, useState } from 'react';

/** Somebody who reads moves something now and then. */
const USED_MS = 10 * 60_000;
const LOOK_EVERY_MS = 15_000;
const USES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focus'] as const;

/** Whether the page is in front and somebody has used it lately. */
export function useInUse(): boolean {
  const [isInUse, setInUse] = useState(() => document.visibilityState === 'visible');

  useEffect(() => {
    let usedAt = Date.now();
    const look = () => setInUse(document.visibilityState === 'visible' && Date.now() - usedAt < USED_MS);
    const use = () => {
      usedAt = Date.now();
      look();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    for (const name of USES) window.addEventListener(name, use, { passive: true });
    document.addEventListener('visibilitychange', use);
    return () => {
      clearInterval(timer);
      for (const name of USES) window.removeEventListener(name, use);
      document.removeEventListener('visibilitychange', use);
    };
  }, []);

  return isInUse;
}
