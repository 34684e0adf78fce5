import type { ReactNode } from 'react';
import css from './Facts.module.css';

interface Props {
  readonly items: readonly { readonly value: ReactNode; readonly label: string }[];
}

/** Four figures that can be checked, in one ruled strip. */
export function Facts({ items }: Props) {
  return (
    <dl className={css.facts}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
