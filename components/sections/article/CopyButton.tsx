import { Button } from '#components/ui/Button.tsx';
import css from './CopyButton.module.css';

interface Props {
  readonly label: string;
  /** Said once it is done. */
  readonly copied: string;
  /** What is copied; left out, the code of the figure around the button. */
  readonly value?: string;
}

/** Copies an address or a code sample. Shown by a plain script (`lib/browser/copy.ts`), which does the work. */
export function CopyButton({ label, copied, value }: Props) {
  return (
    <span className={css.copy} hidden data-copy="" suppressHydrationWarning>
      <Button variant="quiet" size="sm" data-copy-value={value}>
        {label}
      </Button>
      <span role="status" className={`caption muted ${css.done}`} data-copy-done={copied} suppressHydrationWarning>
        {''}
      </span>
    </span>
  );
}
