import type { ReactNode } from 'react';
import css from './Chip.module.css';
import { classNames } from './class-names.ts';

interface Props {
  readonly tone?: 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'gold';
  /** Without the dot, for chips that name a subject and not a state. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** A state in a word, with a dot: never colour alone. */
export function Chip({ tone = 'neutral', plain = false, children }: Props) {
  return <span className={classNames(css.chip, css[tone], plain && css.plain)}>{children}</span>;
}
