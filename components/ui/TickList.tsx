import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import css from './TickList.module.css';

interface Props {
  readonly items: readonly string[];
  /** Draws a line that is more than plain text. */
  readonly draw?: (item: string) => ReactNode;
}

/** What is included, a tick before each line. */
export function TickList({ items, draw = (item) => item }: Props) {
  return (
    <ul className={css.ticks}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" className={css.tick} />
          <span>{draw(item)}</span>
        </li>
      ))}
    </ul>
  );
}
