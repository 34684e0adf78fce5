import { describe, expect, it } from 'vitest';
import { moveBeside } from '#lib/todos/move.ts';
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

describe('moving a line', () => {
  const lines = [line('a', 0), line('b', 1), line('c', 2)];
  const moved = (id: string, besideId: string, from = lines) =>
    withEdits(from, moveBeside(from, id, besideId)).map((one) => one.id);

  it('puts it past the one beside it, also one that is not its neighbour', () => {
    expect(moved('c', 'b')).toEqual(['a', 'c', 'b']);
    expect(moved('c', 'a')).toEqual(['c', 'a', 'b']);
    expect(moved('a', 'b')).toEqual(['b', 'a', 'c']);
    expect(moved('a', 'c')).toEqual(['b', 'c', 'a']);
    expect(moveBeside(lines, 'c', 'b')).toHaveLength(1);
  });

  it('works where two lines were written apart at the same place', () => {
    const twins = [line('a', 1), line('b', 1), line('c', 1)];
    expect(moved('c', 'b', twins)).toEqual(['a', 'c', 'b']);
    expect(moved('a', 'b', twins)).toEqual(['b', 'a', 'c']);
  });

  it('leaves all as it is when one of the two is gone', () => {
    expect(moveBeside(lines, 'x', 'a')).toEqual([]);
    expect(moveBeside(lines, 'a', 'x')).toEqual([]);
  });
});
