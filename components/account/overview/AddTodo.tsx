import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { LONGEST_TODO } from '#lib/contract/todos.ts';
import { uuid } from '#lib/forms/uuid.ts';
import { lastPosition } from '#lib/todos/outbox.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { editTodos } from '#store/todos/sync.ts';
import { AddForm } from './checklist-look.ts';
import { useOverviewText } from './use-overview.ts';

/** Writes a new line at the end of the checklist. */
export function AddTodo() {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const items = useAppSelector((state) => state.todos.items);
  const dispatch = useAppDispatch();
  const text = useOverviewText();

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    field.current?.focus();
    const line = words.trim();
    if (!line) return;
    setWords('');
    const added = { id: uuid(), text: line, completed: false, position: lastPosition(items) };
    void dispatch(editTodos({ kind: 'add', line: added }));
  }

  return (
    <AddForm onSubmit={add}>
      <TextField
        ref={field}
        id="new-todo"
        label={text('newTodo')}
        maxLength={LONGEST_TODO}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" variant="line" size="lg" icon="plus">
        {text('add')}
      </Button>
    </AddForm>
  );
}
