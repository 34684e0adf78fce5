import { useEffect, useState } from 'react';
import { useWay } from '#components/auth/use-way.ts';
import { useText } from '#components/providers/use-text.ts';
import type { Hit } from '#lib/search/engine.ts';
import { loadEngine } from '#lib/search/load-engine.ts';
import { Card } from './support-look.ts';

const SHOWN = 3;
const SHORTEST = 4;
const PAUSE_MS = 350;

/** Pages of the site that may answer what is being asked, while it is typed. */
export function SuggestedPages({ question }: { readonly question: string }) {
  const text = useText('support');
  const { lng } = useWay();
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const asked = question.trim();

  useEffect(() => {
    if (asked.length < SHORTEST) return setHits([]);
    let isGone = false;
    const timer = setTimeout(() => {
      loadEngine(lng).then(
        (engine) => !isGone && setHits(engine.answer(asked).hits.slice(0, SHOWN)),
        () => undefined, // an offer less
      );
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [asked, lng]);

  if (hits.length === 0) return null;
  return (
    <Card aria-label={text('suggested')}>
      <p className="caption muted">{text('suggested')}</p>
      <ul>
        {hits.map(({ path, title }) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
