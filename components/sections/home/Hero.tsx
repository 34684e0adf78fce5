import { ChatLinks } from '#components/sections/ChatLinks.tsx';
import { ArrowLink } from '#components/ui/ArrowLink.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { HomeContent } from '#lib/content/kinds/home.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { pathOf } from '#lib/pages/paths.ts';
import { isBuilt } from '#lib/pages/registry.ts';
import css from './Hero.module.css';
import { HeroAxis } from './HeroAxis.tsx';
import { HeroPlot } from './HeroPlot.tsx';

interface Props {
  readonly lng: LanguageCode;
  readonly content: HomeContent['hero'];
}

/** Opening of the home page: the claim in front of the plotted curve. */
export function Hero({ lng, content }: Props) {
  const { title, lead, book, tariffs, orWrite } = content;
  return (
    <section className={css.hero} aria-labelledby="hero">
      <div className={`wrap ${css.inner}`}>
        <h1 className={`display ${css.title}`} id="hero">
          {title.map((line) => (
            <span className={css.line} key={line}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <div className={css.lead}>
          <p className="lead">{lead}</p>
          <div className={css.actions}>
            <ButtonLink href="#consultation" go>
              {book}
            </ButtonLink>
            <ArrowLink href={isBuilt('service-tariffs') ? pathOf('service-tariffs', lng) : '#tariffs'}>
              {tariffs}
            </ArrowLink>
          </div>
          <p className={css.chat}>
            <span className="muted">{orWrite}</span>
            <ChatLinks lng={lng} />
          </p>
        </div>
      </div>
      <HeroPlot content={content} />
      <HeroAxis content={content} />
    </section>
  );
}
