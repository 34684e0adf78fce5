import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/Icon.tsx';
import type { BlockOf } from '#lib/content/kinds/article.ts';
import { formatNumber } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { ChartFrame } from './ChartFrame.tsx';
import css from './FlowFigure.module.css';

/** More steps than this would leave too little room for their words beside each other. */
const WIDEST = 4;

interface Props {
  readonly lng: LanguageCode;
  readonly block: BlockOf<'flow'>;
}

/** Steps that follow one another, with arrows: beside each other where there is room, else below each other. */
export function FlowFigure({ lng, block: { caption, alt, steps } }: Props) {
  return (
    <ChartFrame lng={lng} caption={caption} alt={alt}>
      <div className={css.box}>
        <ol className={classNames(css.flow, steps.length <= WIDEST && css.beside)} style={{ '--steps': steps.length }}>
          {steps.map(({ title, text }, at) => (
            <li key={title} className={css.step}>
              <span className={`${css.mark} num`} aria-hidden="true">
                {formatNumber(at + 1, lng)}
              </span>
              <span className={css.title}>{title}</span>
              <span className={css.text}>{text}</span>
              {at < steps.length - 1 && <Icon name="arrow" className={css.arrow} />}
            </li>
          ))}
        </ol>
      </div>
    </ChartFrame>
  );
}
