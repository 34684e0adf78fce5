import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { loadChunk } from '#lib/http/load-chunk.ts';
import { whenSeen } from './when-seen.ts';

/** Loads what an island shows. */
export type LoadIsland<Inner extends object> = () => Promise<ComponentType<Inner>>;

/** Brings the prerendered HTML to life; a place that came without any (after a client-side navigation) is filled. */
function wake<Inner extends object>(place: HTMLElement, Part: ComponentType<Inner>, props: Inner): Root {
  const element = <Part {...props} />;
  if (place.hasChildNodes()) return hydrateRoot(place, element);
  const root = createRoot(place);
  root.render(element);
  return root;
}

/**
 * Loads an island once it is seen and hydrates its HTML as a React root of its own. `props` are those of the HTML and
 * do not change. Gives `true` when the script could not be had; the HTML and what was typed into it then stay.
 */
export function useIsland<Inner extends object>(
  ref: RefObject<HTMLElement | null>,
  load: LoadIsland<Inner>,
  props: Inner,
): boolean {
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island is hydrated once, with the props of its HTML
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    let root: Root | undefined;
    whenSeen(place, signal)
      .then(() => loadChunk(load))
      .then((Part) => {
        if (signal.aborted) return;
        place.dataset.live = 'yes';
        root = wake(place, Part, props);
      })
      .catch(() => setFailed(true));
    return () => {
      waiting.abort();
      queueMicrotask(() => root?.unmount()); // not while React is rendering
    };
  }, []);

  return hasFailed;
}
