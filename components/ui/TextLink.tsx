import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';

interface Props extends ComponentPropsWithoutRef<'a'> {
  readonly href: string;
}

/** A link inside running text: gold text, always underlined. */
export function TextLink({ className, children, ...rest }: Props) {
  return (
    <a {...rest} className={classNames('link', className)}>
      {children}
    </a>
  );
}
