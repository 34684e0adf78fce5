import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { TodoLine } from '#lib/todos/outbox.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { editTodos } from '#store/todos/sync.ts';
import { useOverviewText } from './use-overview.ts';

/** One line of the checklist: ticked, unticked, taken away. */
export function TodoItem({ line: { id, text: words, completed } }: { readonly line: TodoLine }) {
  const text = useOverviewText();
  const dispatch = useAppDispatch();
  return (
    <li>
      <Checkbox
        label={<bdi>{words}</bdi>}
        checked={completed}
        onChange={({ target }) =>
          void dispatch(editTodos({ kind: 'change', id, changes: { completed: target.checked } }))
        }
      />
      <button
        type="button"
        aria-label={text('removeTodo', { text: words })}
        onClick={() => void dispatch(editTodos({ kind: 'remove', id }))}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
