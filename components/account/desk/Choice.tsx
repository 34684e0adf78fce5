import { Choices } from './desk-look.ts';

interface Props<Id extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of a few, as buttons that stay pressed. */
export function Choice<Id extends string>({ label, options, value, onChange }: Props<Id>) {
  return (
    <Choices role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option.id} type="button" aria-pressed={option.id === value} onClick={() => onChange(option.id)}>
          {option.label}
        </button>
      ))}
    </Choices>
  );
}
