import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Buttons } from '#components/ui/Buttons.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { MotifLine } from '#components/ui/MotifLine.tsx';
import { fill } from '#lib/i18n/fill.ts';
import type { Answer } from '#lib/search/engine.ts';
import css from './NothingFound.module.css';
import { QUERY_MARK, type SearchTexts } from './search-texts.ts';

interface Props {
  readonly query: string;
  readonly suggestion: string | null;
  readonly suggested: Answer | null;
  readonly texts: SearchTexts;
  readonly consultationHref: string;
  readonly onSuggestion: (query: string) => void;
}

const BEST = 3;

/** Nothing found: what was perhaps meant, its best pages, and a person to ask. */
export function NothingFound({ query, suggestion, suggested, texts, consultationHref, onSuggestion }: Props) {
  const withQuery = (href: string): string => href.replace(QUERY_MARK, encodeURIComponent(query.toWellFormed()));
  const [before = '', after = ''] = texts.didYouMean.split('{{word}}');
  const count = new Intl.NumberFormat(texts.locale).format(suggested?.hits.length ?? 0);
  return (
    <section className={css.nothing} aria-labelledby="nothing-found">
      <MotifLine lines={2} className={css.drawing} />
      <div className={css.text}>
        <h2 className={`h2 ${css.title}`} id="nothing-found">
          {fill(texts.none, { query })}
        </h2>
        {suggestion === null ? (
          <p className="lead">{texts.waysOut}</p>
        ) : (
          <>
            <p className="lead">
              {before}
              <a
                className="link"
                href={`?${new URLSearchParams({ q: suggestion })}`}
                data-result=""
                // Captured, as in `SearchKinds`.
                onClickCapture={(event) => {
                  event.preventDefault();
                  onSuggestion(suggestion);
                }}
              >
                {suggestion}
              </a>
              {after} <span className="num">{fill(texts.count, { count })}</span>
            </p>
            <ul className={css.best}>
              {suggested?.hits.slice(0, BEST).map(({ path, title, kind }) => (
                <li key={`${path} ${title}`}>
                  <a className={css.page} href={path} data-result="">
                    <span className="h5">{title}</span>
                    <span className="caption muted">{texts.kind[kind]}</span>
                    <Icon name="arrow" flip />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <h3 className="h4">{texts.ask}</h3>
        <p className="muted">{texts.askText}</p>
        <Buttons>
          <ButtonLink variant="gold" href={consultationHref}>
            {texts.consultation}
          </ButtonLink>
          <ButtonLink variant="line" icon="chat" href={withQuery(texts.whatsappHref)}>
            {texts.whatsapp}
          </ButtonLink>
          <ButtonLink variant="line" icon="plane" href={withQuery(texts.telegramHref)}>
            {texts.telegram}
          </ButtonLink>
        </Buttons>
      </div>
    </section>
  );
}
