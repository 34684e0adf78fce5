import type { ReactNode } from 'react';
import { fill } from '#lib/i18n/fill.ts';
import type { LanguageCode } from '#lib/i18n/languages.ts';
import { messagesOf } from '#lib/i18n/messages.ts';
import css from './ChartFrame.module.css';

interface Props {
  readonly lng: LanguageCode;
  readonly caption: string;
  /** The finding in one sentence, read before the values. */
  readonly alt: string;
  readonly unit?: string;
  readonly children: ReactNode;
}

/** A drawn figure: its finding for those who hear it, the unit, the drawing, the caption. */
export function ChartFrame({ lng, caption, alt, unit, children }: Props) {
  return (
    <figure className={css.figure}>
      <p className="vh">{alt}</p>
      {unit && <p className={css.unit}>{fill(messagesOf(lng, 'blog').unit, { unit })}</p>}
      {children}
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
