import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Choice.module.css';
import { classNames } from './class-names.ts';
import { errorId } from './field-parts.ts';
import { Icon } from './Icon.tsx';

export interface ChoiceProps extends ComponentPropsWithRef<'input'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

/** A ticked box or a radio with its label; the whole line is the target. */
export function Choice({
  label,
  error,
  className,
  type,
  ...rest
}: ChoiceProps & { readonly type: 'checkbox' | 'radio' }) {
  const describedBy = error && rest.id ? errorId(rest.id) : rest['aria-describedby'];
  return (
    <div className={className}>
      <label className={classNames(css.choice, type === 'radio' && css.radio)}>
        <input
          {...rest}
          type={type}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={css.error} id={describedBy}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
