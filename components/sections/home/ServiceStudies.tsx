import { MotifImage } from '#components/ui/MotifImage.tsx';
import { formatOrdinal } from '#lib/format/numbers.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import { SERVICES } from '#lib/services.ts';
import css from './ServiceStudies.module.css';

interface Props {
  readonly lng: LanguageCode;
  /** "Study {{number}}" */
  readonly caption: string;
}

/** The drawing of each service in one frame. Only the first is fetched until somebody points at the index. */
export function ServiceStudies({ lng, caption }: Props) {
  const { names } = messagesOf(lng, 'services');
  return (
    <div className={css.view} aria-hidden="true">
      <div className={css.frame} data-dark="">
        {SERVICES.map(({ page, motif }, index) => (
          <div className={css.study} data-k={index} key={page}>
            <MotifImage name={motif} shape="tall" className={css.drawing} />
            <p className="caption">
              <span>{fill(caption, { number: formatOrdinal(index + 1, lng) })}</span>
              <span>{names[page]}</span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
