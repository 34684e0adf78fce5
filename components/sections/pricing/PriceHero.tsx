import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import type { TariffsContent } from '#lib/content/kinds/tariffs.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './PriceHero.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly content: TariffsContent['hero'];
}

/** Opening of the price page: two words and what the prices include. */
export function PriceHero({ lng, content: { title, lead } }: Props) {
  return (
    <section className={css.hero}>
      <div className="wrap">
        <Breadcrumbs id="service-tariffs" lng={lng} />
        <div className={css.in}>
          <h1 className="display">
            {title.map((line, at) => (
              <span className={css.line} key={line}>
                {line}
                {at < title.length - 1 && ' '}
              </span>
            ))}
          </h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
    </section>
  );
}
