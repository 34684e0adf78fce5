import type { ReactNode } from 'react';
import css from './Chip.module.css';
import { classNames } from './class-names.ts';

interface Props {
  readonly href: string;
  /** The filter that is applied now. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A filter: a chip that is a link. */
export function ChipLink({ href, current = false, children }: Props) {
  return (
    <a className={classNames(css.chip, css.plain, css.filter)} href={href} aria-current={current || undefined}>
      {children}
    </a>
  );
}
