import { classNames } from './class-names.ts';
import css from './ItemGrid.module.css';

interface Props {
  readonly items: readonly { readonly title: string; readonly text: string }[];
  /** Two long columns, or three to four short ones. */
  readonly columns?: 'two' | 'many';
}

/** Named things side by side, each under its own hairline. */
export function ItemGrid({ items, columns = 'many' }: Props) {
  return (
    <ul className={classNames(css.grid, columns === 'two' && css.two)}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h4">{title}</h3>
          <p className="body2 muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
