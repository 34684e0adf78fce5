import { Button } from '#components/ui/Button.tsx';
import type { TodoLine } from '#lib/todos/outbox.ts';
import { Removed } from './checklist-look.ts';
import { useOverviewText } from './use-overview.ts';

interface Props {
  readonly line: TodoLine;
  readonly onRestore: (line: TodoLine) => void;
}

/** Tells which line was taken away last, and puts it back where it stood. */
export function RemovedTodo({ line, onRestore }: Props) {
  const text = useOverviewText();
  return (
    <Removed className="body2">
      <span>{text('removedTodo', { text: line.text })}</span>
      <Button variant="line" size="sm" onClick={() => onRestore(line)}>
        {text('undo')}
      </Button>
    </Removed>
  );
}
