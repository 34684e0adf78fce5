import type { ReactNode } from 'react';

interface Props {
  /** A sentence whose link stands between `<a>` and `</a>`. */
  readonly text: string;
  readonly href: string;
  readonly newTab?: boolean;
}

/** A sentence with one link in it, wherever the language puts it. */
export function LinkedText({ text, href, newTab = false }: Props): ReactNode {
  const [, before = text, label, after] = /^(.*)<a>(.*)<\/a>(.*)$/s.exec(text) ?? [];
  if (label === undefined) return text;
  return (
    <>
      {before}
      <a className="link" href={href} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
        {label}
      </a>
      {after}
    </>
  );
}
