import type { ComponentPropsWithoutRef } from 'react';
import css from './ArrowLink.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface Props extends ComponentPropsWithoutRef<'a'> {
  readonly href: string;
}

/** The second action of a view: ink text on a gold rule, with an arrow that slides. */
export function ArrowLink({ className, children, ...rest }: Props) {
  return (
    <a {...rest} className={classNames(css.more, className)}>
      {children}
      <Icon name="arrow" flip className={css.arrow} />
    </a>
  );
}
