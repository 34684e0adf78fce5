import type { ReactNode } from 'react';
import css from './Buttons.module.css';

/** A row of buttons and links that wraps. */
export function Buttons({ children }: { readonly children: ReactNode }) {
  return <div className={css.buttons}>{children}</div>;
}
