import css from './Breadcrumb.module.css';

interface Props {
  /** Name of the landmark, in the page's language. */
  readonly label: string;
  /** From the home page to the current one; the last has no link. */
  readonly items: readonly { readonly label: string; readonly href: string }[];
}

/** The way from the home page to here. */
export function Breadcrumb({ label, items }: Props) {
  return (
    <nav className={css.breadcrumb} aria-label={label}>
      <ol className={css.list}>
        {items.map((item, at) => (
          <li key={item.href}>
            {at === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
