import css from './Roles.module.css';

interface Props {
  readonly items: readonly { readonly title: string; readonly text: string; readonly tag: string }[];
}

/** Who does what, a role a line: the people behind them introduce themselves. */
export function Roles({ items }: Props) {
  return (
    <ul className={css.roles}>
      {items.map(({ title, text, tag }) => (
        <li key={title}>
          <h3 className="h4">{title}</h3>
          <p className={`${css.text} muted`}>{text}</p>
          <p className={`${css.tag} caption`}>{tag}</p>
        </li>
      ))}
    </ul>
  );
}
