import { ConsultationIsland } from '#components/islands/ConsultationIsland.tsx';
import { TickList } from '#components/ui/TickList.tsx';
import { Words } from '#components/ui/Words.tsx';
import { formatOrdinal } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { PageId } from '#lib/pages/registry.ts';
import { ChatButtons } from './ChatButtons.tsx';
import css from './ConsultationBand.module.css';

interface Props {
  /** Page the band stands on; the form sends it along. */
  readonly id: PageId;
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: {
    readonly rail: string;
    readonly title: string;
    readonly lead: string;
    readonly points: readonly string[];
  };
}

/** The one gold band of the page: what the visitor gets, and the form on a paper island. */
export function ConsultationBand({ id, lng, number, content }: Props) {
  const { rail, title, lead, points } = content;
  return (
    <section className={css.band} id="consultation" aria-labelledby="consultation-title">
      <div className="wrap grid">
        <div className={css.text}>
          <p className={css.rail}>
            <span className="num">{formatOrdinal(number, lng)}</span>
            <span>{rail}</span>
          </p>
          <h2 className="h1" id="consultation-title">
            <Words text={title} lng={lng} />
          </h2>
          <p className="lead">{lead}</p>
          <TickList items={points} />
          <ChatButtons lng={lng} />
        </div>
        <div className={css.form} data-light="">
          <ConsultationIsland lng={lng} page={id} />
        </div>
      </div>
    </section>
  );
}
