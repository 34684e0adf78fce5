import type { ReactNode } from 'react';
import css from './Figure.module.css';

interface Props {
  readonly children: ReactNode;
  readonly caption: ReactNode;
}

/** A drawing, picture or chart with its caption under it. */
export function Figure({ children, caption }: Props) {
  return (
    <figure className={css.figure}>
      {children}
      <figcaption className="caption muted">{caption}</figcaption>
    </figure>
  );
}
