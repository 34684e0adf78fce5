import { useRef, useState } from 'react';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { TodoLine } from '#lib/todos/outbox.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { editTodos } from '#store/todos/sync.ts';
import { LineActions } from './checklist-look.ts';
import { TodoForm } from './TodoForm.tsx';
import { useOverviewText } from './use-overview.ts';

interface Props {
  readonly line: TodoLine;
  /** The lines that are shown, in their order. */
  readonly lines: readonly TodoLine[];
  readonly onRemove: (line: TodoLine) => void;
}

/** One line of the checklist: ticked, unticked, rewritten, moved, taken away. */
export function TodoItem({ line, lines, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const text = useOverviewText();
  const dispatch = useAppDispatch();
  const { id, text: words, completed } = line;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <li>
      <Checkbox
        label={<bdi>{words}</bdi>}
        checked={completed}
        onChange={({ target }) =>
          void dispatch(editTodos({ kind: 'change', id, changes: { completed: target.checked } }))
        }
      />
      <LineActions>
        <button
          ref={opener}
          type="button"
          aria-label={text('editTodo', { text: words })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="edit" />
        </button>
        <button
          type="button"
          data-removes=""
          aria-label={text('removeTodo', { text: words })}
          onClick={() => onRemove(line)}
        >
          <Icon name="close" />
        </button>
      </LineActions>
      {isOpen && <TodoForm line={line} lines={lines} onClose={close} />}
    </li>
  );
}
