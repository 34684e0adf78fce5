import type { ReactNode } from 'react';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { classNames } from './class-names.ts';
import css from './Section.module.css';
import { SectionHead } from './SectionHead.tsx';

interface Props {
  /** Fragment of the section; its heading is `${id}-title`. */
  readonly id: string;
  readonly number: number;
  /** Short name beside the number. */
  readonly rail: string;
  /** One line, or the lines to break it into. */
  readonly title: string | readonly string[];
  readonly lead?: string | undefined;
  readonly tone?: 'paper' | 'sunken' | 'ink';
  readonly lng: LanguageCode;
  /** Leaves out the space under the content, for content that bleeds into the next section. */
  readonly flush?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A section of a page: ink rule, number and name in the rail, title from column 4, content under it. */
export function Section({
  id,
  number,
  rail,
  title,
  lead,
  tone = 'paper',
  lng,
  flush = false,
  className,
  children,
}: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(css.section, tone !== 'paper' && css[tone], flush && css.flush, className)}
      data-dark={tone === 'ink' ? '' : undefined}
    >
      <div className="wrap">
        <SectionHead id={`${id}-title`} number={number} rail={rail} title={title} lead={lead} lng={lng} />
        {children}
      </div>
    </section>
  );
}
