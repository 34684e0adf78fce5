import { useFormat } from '#components/providers/use-format.ts';
import { Button } from '#components/ui/Button.tsx';
import { moveBeside } from '#lib/todos/move.ts';
import type { TodoLine } from '#lib/todos/outbox.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { editTodos } from '#store/todos/sync.ts';
import { useOverviewText } from './use-overview.ts';

interface Props {
  readonly id: string;
  /** The lines that are shown, in their order. */
  readonly lines: readonly TodoLine[];
}

/** Where a line stands among those that are shown, and one place up or down. */
export function TodoPlace({ id, lines }: Props) {
  const all = useAppSelector((state) => state.todos.items);
  const dispatch = useAppDispatch();
  const text = useOverviewText();
  const { number } = useFormat();
  const index = lines.findIndex((line) => line.id === id);
  const step = (by: -1 | 1) => {
    const beside = lines[index + by];
    if (!beside) return undefined;
    return () => {
      void dispatch(editTodos(...moveBeside(all, id, beside.id)));
    };
  };
  const up = step(-1);
  const down = step(1);
  // Not `disabled`: at the end of the list the button keeps the focus of whoever moved the line there.
  return (
    <>
      <Button variant="quiet" size="sm" aria-disabled={!up} onClick={up}>
        {text('moveUp')}
      </Button>
      <Button variant="quiet" size="sm" aria-disabled={!down} onClick={down}>
        {text('moveDown')}
      </Button>
      <span className="caption muted" role="status">
        {text('todoPlace', { place: number(index + 1), all: number(lines.length) })}
      </span>
    </>
  );
}
