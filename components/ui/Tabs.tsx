import type { ReactNode } from 'react';
import { Segmented } from './Segmented.tsx';
import css from './Tabs.module.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

interface Props {
  /** Name of the radio group and prefix of ids: `${name}-${tab.id}` is the segment a fragment can point at. */
  readonly name: string;
  readonly legend: string;
  /** Eight at most: the stylesheet pairs segments and panels by their place. */
  readonly tabs: readonly Tab[];
  readonly selected: string;
}

/** Panels behind a segmented control, without script. A browser without `:has()` shows all of them. */
export function Tabs({ name, legend, tabs, selected }: Props) {
  return (
    <div className={css.tabs}>
      <Segmented name={name} legend={legend} options={tabs} selected={selected} />
      {tabs.map(({ id, label, panel }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second form group inside the page
        <div className={css.panel} key={id} role="group" aria-label={label}>
          {panel}
        </div>
      ))}
    </div>
  );
}
