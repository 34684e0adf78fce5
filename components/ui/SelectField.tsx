import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './Field.tsx';
import { controlProps, fieldClass } from './field-parts.ts';

interface Option {
  readonly id: string;
  readonly label: string;
}

interface Props extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** One of a few, with the device's own list. */
export function SelectField({ id, label, options, hint, error, required, className, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <select {...rest} {...controlProps({ id, hint, error, required })} className={classNames(fieldClass, className)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
