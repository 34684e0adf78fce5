import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import css from './SentNotice.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The button that brings the empty form back. */
  readonly again?: { readonly label: string; readonly onPress: () => void };
}

/** Stands in the place of a form whose text arrived; takes the focus, since the button that had it is gone. */
export function SentNotice({ title, text, again }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.done}>
      <svg className={css.mark} viewBox="0 0 64 64" fill="none" aria-hidden="true">
        <circle cx="32" cy="32" r="30.5" />
        <path d="m20 33 9 9 16-20" />
      </svg>
      <h3 ref={heading} className="h3" tabIndex={-1}>
        {title}
      </h3>
      <p className="muted">{text}</p>
      {again && (
        <Button variant="line" size="md" onClick={again.onPress}>
          {again.label}
        </Button>
      )}
    </div>
  );
}
