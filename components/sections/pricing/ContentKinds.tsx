import { TickList } from '#components/ui/TickList.tsx';
import type { TariffsContent } from '#lib/content/kinds/tariffs.ts';
import css from './ContentKinds.module.css';

interface Props {
  readonly content: Pick<TariffsContent['content'], 'text' | 'visual' | 'video'>;
}

/** Text, visual, video: what each includes and what its price depends on. */
export function ContentKinds({ content: { text, visual, video } }: Props) {
  return (
    <div className={css.trio}>
      {[text, visual, video].map((kind) => (
        <article key={kind.title}>
          <h3 className="h3">{kind.title}</h3>
          <p className="muted">{kind.text}</p>
          <TickList items={kind.features} />
          <p className={`${css.basis} body2`}>{kind.basis}</p>
        </article>
      ))}
    </div>
  );
}
