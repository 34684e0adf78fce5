import type { ComponentPropsWithoutRef } from 'react';
import { ButtonContent } from './ButtonContent.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface Props extends ButtonLook, ComponentPropsWithoutRef<'a'> {
  readonly href: string;
}

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export function ButtonLink({ variant, size, block, icon, go, className, children, ...rest }: Props) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <a {...rest} className={buttonClass(look, className)}>
      <ButtonContent icon={icon} go={go}>
        {children}
      </ButtonContent>
    </a>
  );
}
