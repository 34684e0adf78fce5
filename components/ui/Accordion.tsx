import type { ReactNode } from 'react';
import css from './Accordion.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  readonly items: readonly { readonly title: string; readonly body: ReactNode }[];
}

/** Questions and answers: native `details`, so the browser's page search opens them too. */
export function Accordion({ items }: Props) {
  return (
    <div className={css.accordion}>
      {items.map(({ title, body }) => (
        <details key={title}>
          <summary>
            <h3 className="h4">{title}</h3>
            <Icon name="plus" className={css.mark} />
          </summary>
          <div className={css.body}>{body}</div>
        </details>
      ))}
    </div>
  );
}
