import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './Facts.module.css';

interface Props {
  readonly items: readonly { readonly value: ReactNode; readonly label: string }[];
  /** Large figures, or short phrases one step smaller. */
  readonly size?: 'lg' | 'sm';
}

/** Four figures that can be checked, in one ruled strip. */
export function Facts({ items, size = 'lg' }: Props) {
  return (
    <dl className={classNames(css.facts, size === 'sm' && css.sm)}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={size === 'sm' ? 'num' : 'figure num'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
