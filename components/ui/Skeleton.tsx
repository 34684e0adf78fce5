import css from './Skeleton.module.css';

interface Props {
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly rows?: number;
}

/** Stand-in for a list that is on its way: two lines an entry, in the height of the real ones. */
export function Skeleton({ label, rows = 3 }: Props) {
  return (
    <div className={css.skeleton} role="status">
      <span className="vh">{label}</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
