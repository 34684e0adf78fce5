import { expect, it } from 'vitest';
import { lastPosition, type TodoEdit, type TodoLine, withEdits } from '#lib/todos/outbox.ts';

const line = (id: string, position: number, completed = false): TodoLine => ({ id, text: id, completed, position });

it('puts edits in their order over what the service has', () => {
  const edits: TodoEdit[] = [
    { kind: 'add', line: line('c', 2) },
    { kind: 'change', id: 'a', changes: { completed: true } },
    { kind: 'change', id: 'a', changes: { text: 'renamed', position: 9 } },
    { kind: 'remove', id: 'b' },
  ];
  expect(withEdits([line('b', 1), line('a', 0)], edits)).toEqual([
    line('c', 2),
    { id: 'a', text: 'renamed', completed: true, position: 9 },
  ]);
});

it('gives the same list whether the service has taken an edit already or not', () => {
  const edits: TodoEdit[] = [{ kind: 'add', line: line('b', 1) }];
  expect(withEdits(withEdits([line('a', 0)], edits), edits)).toEqual([line('a', 0), line('b', 1)]);
});

it('leaves a line that is gone alone', () => {
  expect(withEdits([], [{ kind: 'change', id: 'a', changes: { completed: true } }])).toEqual([]);
});

it('puts a new line after all others', () => {
  expect(lastPosition([])).toBe(0);
  expect(lastPosition([line('a', 4.5), line('b', 2)])).toBe(5.5);
});
