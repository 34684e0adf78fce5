import type { ReactNode } from 'react';
import css from './Buttons.module.css';
import { classNames } from './class-names.ts';

interface Props {
  readonly children: ReactNode;
  /** Two buttons of one kind, such as the chats. */
  readonly pair?: boolean;
}

/** A row of buttons and links that wraps. */
export function Buttons({ children, pair = false }: Props) {
  return <div className={classNames(css.buttons, pair && css.pair)}>{children}</div>;
}
