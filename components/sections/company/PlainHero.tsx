import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/shell/Breadcrumbs.tsx';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import type { PageId } from '#lib/pages/registry.ts';
import css from './PlainHero.module.css';

interface Props {
  readonly id: PageId;
  readonly lng: LanguageCode;
  readonly title: string;
  readonly lead: string;
  /** What stands beside title and lead. */
  readonly children: ReactNode;
}

/** Opening of a page that is read and not looked at: title and lead, something useful at the end of the line. */
export function PlainHero({ id, lng, title, lead, children }: Props) {
  return (
    <section className="wrap">
      <div className={css.hero}>
        <Breadcrumbs id={id} lng={lng} />
        <div className={css.in}>
          <div className={css.text}>
            <h1 className="h1">{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
