import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './LinkTabs.module.css';

interface Props {
  /** Names the group of links. */
  readonly label: string;
  /** Eight at most: the stylesheet pairs links and panels by their place. Ids are fragments of the page. */
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly panel: ReactNode }[];
  /** Id of the panel that is open while the address names none. */
  readonly initial: string;
}

/** Panels that are opened by the address: `#seo` opens one, links and the back button work, no script is needed. */
export function LinkTabs({ label, tabs, initial }: Props) {
  return (
    <div className={css.tabs}>
      <nav className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <a key={tab.id} href={`#${tab.id}`} className={classNames(tab.id === initial && css.first)}>
            {tab.label}
          </a>
        ))}
      </nav>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          className={classNames(css.panel, tab.id === initial && css.initial)}
          aria-label={tab.label}
        >
          <h2 className="vh">{tab.label}</h2>
          {tab.panel}
        </section>
      ))}
    </div>
  );
}
