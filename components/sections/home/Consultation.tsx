import { ConsultationIsland } from '#components/islands/ConsultationIsland.tsx';
import { TickList } from '#components/ui/TickList.tsx';
import type { HomeContent } from '#lib/content/kinds/home.ts';
import { formatOrdinal } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { ChatButtons } from './ChatButtons.tsx';
import css from './Consultation.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly number: number;
  readonly content: HomeContent['consultation'];
}

/** The one gold band of the page: what the visitor gets, and the form on a paper island. */
export function Consultation({ lng, number, content }: Props) {
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
            {title}
          </h2>
          <p className="lead">{lead}</p>
          <TickList items={points} />
          <ChatButtons lng={lng} />
        </div>
        <div className={css.form} data-light="">
          <ConsultationIsland lng={lng} page="home" />
        </div>
      </div>
    </section>
  );
}
