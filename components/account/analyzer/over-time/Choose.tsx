import { Field } from '#components/ui/Field.tsx';
import { controlProps, fieldClass } from '#components/ui/field-parts.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  /** Stands for no choice. */
  readonly none: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** A choice of one in a list, or of none. */
export function Choose({ id, label, none, options, value, onChange }: Props) {
  return (
    <Field id={id} label={label}>
      <select
        {...controlProps({ id })}
        className={fieldClass}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
