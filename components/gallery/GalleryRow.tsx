import type { ReactNode } from 'react';
import css from './Gallery.module.css';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
  /** The counterpart, where there is one. */
  readonly mui?: ReactNode;
}

/** One kind of piece: its name in the rail, the plain piece, its counterpart. */
export function GalleryRow({ name, children, mui }: Props) {
  return (
    <section className={css.row}>
      <h2 className="h4">{name}</h2>
      <div className={css.cell}>{children}</div>
      {mui && <div className={css.cell}>{mui}</div>}
    </section>
  );
}
