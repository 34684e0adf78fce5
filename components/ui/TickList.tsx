import { Icon } from './Icon.tsx';
import css from './TickList.module.css';

interface Props {
  readonly items: readonly string[];
}

/** What is included, a tick before each line. */
export function TickList({ items }: Props) {
  return (
    <ul className={css.ticks}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" className={css.tick} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
