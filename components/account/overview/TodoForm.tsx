import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#components/providers/use-text.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { LONGEST_TODO } from '#lib/contract/todos.ts';
import type { TodoLine } from '#lib/todos/outbox.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { editTodos } from '#store/todos/sync.ts';
import { EditForm } from './checklist-look.ts';
import { TodoPlace } from './TodoPlace.tsx';
import { useOverviewText } from './use-overview.ts';

interface Props {
  readonly line: TodoLine;
  /** The lines that are shown, in their order. */
  readonly lines: readonly TodoLine[];
  readonly onClose: () => void;
}

/** Rewrites a line and moves it among the others, with any pointer and from the keyboard. */
export function TodoForm({ line: { id, text: saved }, lines, onClose }: Props) {
  const [words, setWords] = useState(saved);
  const field = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const text = useOverviewText();
  const auth = useText('auth');

  useEffect(() => field.current?.focus(), []);

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const line = words.trim();
    if (line && line !== saved) void dispatch(editTodos({ kind: 'change', id, changes: { text: line } }));
    onClose();
  }
  function leave({ key }: KeyboardEvent): void {
    if (key === 'Escape') onClose();
  }

  return (
    <EditForm onSubmit={save} onKeyDown={leave}>
      <TextField
        ref={field}
        id={`todo-${id}`}
        label={text('todoText')}
        maxLength={LONGEST_TODO}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <TodoPlace id={id} lines={lines} />
      <Button type="submit" variant="line" size="sm">
        {text('saveTodo')}
      </Button>
      <Button variant="quiet" size="sm" onClick={onClose}>
        {auth('cancel')}
      </Button>
    </EditForm>
  );
}
