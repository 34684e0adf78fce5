import type { ReactNode } from 'react';
import css from './EmptyState.module.css';
import { MotifLine } from './MotifLine.tsx';

interface Props {
  /** One sentence: what would stand here. */
  readonly children: ReactNode;
  /** One action, where there is one. */
  readonly action?: ReactNode;
}

/** An empty list: the drawing, one sentence, one action. */
export function EmptyState({ children, action }: Props) {
  return (
    <div className={css.empty}>
      <MotifLine lines={2} className={css.drawing} />
      <p className="muted">{children}</p>
      {action}
    </div>
  );
}
