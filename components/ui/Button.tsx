import type { ComponentPropsWithoutRef } from 'react';
import css from './Button.module.css';
import { ButtonContent } from './ButtonContent.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface Props extends ButtonLook, ComponentPropsWithoutRef<'button'> {
  /** Shows a spinner before the label and takes no presses; the label stays for screen readers. */
  readonly loading?: boolean;
}

export function Button({ variant, size, block, icon, go, loading = false, className, children, ...rest }: Props) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, loading && css.loading, className)}
      aria-busy={loading || undefined}
    >
      <ButtonContent icon={icon} go={go}>
        {children}
      </ButtonContent>
    </button>
  );
}
