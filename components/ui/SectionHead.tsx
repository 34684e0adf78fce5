import { formatOrdinal } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Section.module.css';
import { Words } from './Words.tsx';

interface Props {
  /** Id of the heading, for `aria-labelledby`. */
  readonly id: string;
  readonly number: number;
  readonly rail: string;
  readonly title: string | readonly string[];
  readonly lead?: string | undefined;
  readonly lng: LanguageCode;
}

export function SectionHead({ id, number, rail, title, lead, lng }: Props) {
  const lines = typeof title === 'string' ? [title] : title;
  return (
    <header className={css.head}>
      <p className={css.rail}>
        <span className={`${css.number} num`}>{formatOrdinal(number, lng)}</span>
        <span>{rail}</span>
      </p>
      <div className={css.title}>
        <h2 className="h2" id={id}>
          {lines.map((line, at) => (
            <span className={css.line} key={line}>
              <Words text={line} lng={lng} />
              {at < lines.length - 1 && ' '}
            </span>
          ))}
        </h2>
        {lead && <p className={`${css.lead} lead`}>{lead}</p>}
      </div>
    </header>
  );
}
