import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './Segmented.module.css';

interface Option<Id> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface Props<Id> {
  /** Name of the radio group; unique on the page. */
  readonly name: string;
  /** What is chosen, for screen readers. */
  readonly legend: string;
  readonly options: readonly Option<Id>[];
  readonly selected: Id;
  /** Hands the choice to whoever keeps it; without it the inputs keep it themselves. */
  readonly onSelect?: ((id: Id) => void) | undefined;
  readonly size?: 'md' | 'sm';
  readonly quiet?: boolean;
  readonly className?: string | undefined;
}

/** A choice of one in a row of segments: radio inputs, so it works without script and from the keyboard. */
export function Segmented<Id extends string>({
  name,
  legend,
  options,
  selected,
  onSelect,
  size = 'md',
  quiet = false,
  className,
}: Props<Id>) {
  return (
    <fieldset className={classNames(css.segmented, size === 'sm' && css.sm, quiet && css.quiet, className)}>
      <legend className="vh">{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id} id={`${name}-${id}`}>
          <input
            type="radio"
            name={name}
            value={id}
            {...(onSelect
              ? { checked: id === selected, onChange: () => onSelect(id) }
              : { defaultChecked: id === selected })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
