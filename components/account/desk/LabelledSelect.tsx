import { Select } from './desk-look.ts';

interface Props<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly id?: string;
}

/** One of many, in a line with buttons; its name is read aloud. */
export function LabelledSelect<Id extends string>({ label, options, value, onChange, ...rest }: Props<Id>) {
  return (
    <Select
      {...rest}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(({ id }) => id === target.value);
        if (chosen) onChange(chosen.id);
      }}
    >
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
