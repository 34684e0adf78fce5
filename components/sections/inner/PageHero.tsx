import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import { Words } from '#components/ui/Words.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { MotifName } from '#lib/motif/seeds.ts';
import type { PageId } from '#lib/pages/registry.ts';
import css from './PageHero.module.css';
import { PaperStudy } from './PaperStudy.tsx';

interface Props {
  readonly id: PageId;
  readonly lng: LanguageCode;
  /** Lines of the title. */
  readonly title: readonly string[];
  readonly lead: string;
  readonly motif: MotifName;
  /** The page's own actions. */
  readonly children: ReactNode;
}

/** Opening of a page: where one is, a name in one or two lines, and the page's study at full height. */
export function PageHero({ id, lng, title, lead, motif, children }: Props) {
  return (
    <section className={css.hero}>
      <PaperStudy name={motif} className={css.art} />
      <div className={`wrap ${css.in}`}>
        <div className={css.crumbs}>
          <Breadcrumbs id={id} lng={lng} />
        </div>
        <h1 className={`display ${css.title}`}>
          {title.map((line, at) => (
            <span className={css.line} key={line}>
              <Words text={line} lng={lng} />
              {at < title.length - 1 && ' '}
            </span>
          ))}
        </h1>
        <div className={css.lead}>
          <p className="lead">{lead}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
