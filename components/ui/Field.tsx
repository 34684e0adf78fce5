import type { ReactNode } from 'react';
import css from './Field.module.css';
import { errorId, hintId } from './field-parts.ts';
import { Icon } from './Icon.tsx';

interface Props {
  /** Id of the control inside. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly children: ReactNode;
}

/** Label above, control, then the error or the hint. `controlProps` ties the control to them. */
export function Field({ id, label, hint, error, required, children }: Props) {
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className={css.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      {error && (
        <p className={css.error} id={errorId(id)}>
          <Icon name="alert" className={css.mark} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={css.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
    </div>
  );
}
