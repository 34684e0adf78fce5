import { StatBody } from './overview-look.ts';

interface Props {
  readonly name: string;
  /** The list behind the figure; nothing while its page is not built. */
  readonly href: string | undefined;
  /** As it is written; not there yet without it. */
  readonly value: string | undefined;
  readonly note: string | undefined;
  /** Read aloud until the figure is there. */
  readonly loading: string;
}

/** One figure, in the size it will have while it is on its way. */
export function StatCard({ name, href, value, note, loading }: Props) {
  const body = (
    <>
      <span>{name}</span>
      <span className="num">{value ?? <span className="vh">{loading}</span>}</span>
      <span>{note ?? '\u00a0'}</span>
    </>
  );
  return (
    <li>
      {href ? (
        <StatBody as="a" {...{ href }}>
          {body}
        </StatBody>
      ) : (
        <StatBody>{body}</StatBody>
      )}
    </li>
  );
}
