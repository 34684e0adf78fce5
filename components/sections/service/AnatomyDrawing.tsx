import { formatNumber } from '#lib/format/numbers.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import css from './Anatomy.module.css';
import { DRAWING_FRAME, type Drawing, type Tone } from './drawings/drawing.ts';

const TONES: Record<Tone, string | undefined> = { hair: css.hair, soft: css.soft, ink: css.ink, gold: css.gold };

interface Props {
  readonly drawing: Drawing;
  readonly alt: string;
  readonly lng: LanguageCode;
}

/** A wireframe with its pins. It mirrors with the page; the numbers on it do not. */
export function AnatomyDrawing({ drawing: { shapes, pins }, alt, lng }: Props) {
  return (
    <figure className={css.figure}>
      <svg className={css.svg} viewBox={`0 0 ${DRAWING_FRAME.w} ${DRAWING_FRAME.h}`} role="img" aria-label={alt}>
        {shapes.map(({ tone, d }) => (
          <path className={TONES[tone]} d={d} key={tone} />
        ))}
      </svg>
      {pins.map(([x, y], index) => (
        <span
          className={`${css.pin} num`}
          style={{ '--x': `${x}%`, '--y': `${y}%` }}
          aria-hidden="true"
          key={`${x} ${y}`}
        >
          {formatNumber(index + 1, lng)}
        </span>
      ))}
    </figure>
  );
}
