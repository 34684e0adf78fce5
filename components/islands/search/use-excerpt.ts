import { useEffect, useState } from 'react';
import type { Hit } from '#lib/search/engine.ts';
import { coverage, type Excerpt, excerptOf } from '#lib/search/excerpt.ts';
import { loadText } from '#lib/search/load-engine.ts';

/** Milliseconds a result must stand before its text is asked for: not for every letter that is typed. */
const REST = 150;

/**
 * Where a result's page says what was looked for. Its text is fetched only when title and description do not show it
 * already; `null` until then, and when it cannot be had.
 */
export function useExcerpt(lng: string, { title, description, text, found }: Hit): Excerpt | null {
  const [excerpt, setExcerpt] = useState<Excerpt | null>(null);
  const isNeeded = text !== '' && coverage(description, found) === 0 && coverage(title, found) < found.size;
  const words = [...found].join(' ');

  useEffect(() => {
    setExcerpt(null);
    if (!isNeeded) return;
    let isOver = false;
    const timer = setTimeout(() => {
      loadText(lng, text)
        .then((sections) => !isOver && setExcerpt(excerptOf(sections, new Set(words.split(' ')))))
        .catch(() => undefined); // the description stays
    }, REST);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [lng, text, words, isNeeded]);

  return excerpt;
}
