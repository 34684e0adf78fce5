import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './Field.tsx';
import { controlProps, fieldClass } from './field-parts.ts';

interface Props extends ComponentPropsWithRef<'textarea'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function TextArea({ id, label, hint, error, required, className, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <textarea
        {...rest}
        {...controlProps({ id, hint, error, required })}
        className={classNames(fieldClass, className)}
      />
    </Field>
  );
}
