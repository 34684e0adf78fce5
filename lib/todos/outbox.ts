import type { Todo, TodoBody, TodoChanges } from '#lib/contract/todos.ts';

/** A line as the page shows it. */
export type TodoLine = Omit<Todo, 'updatedAt'>;

/** Something done to the checklist that the service has not heard of yet. Each may be sent any number of times. */
export type TodoEdit =
  | { readonly kind: 'add'; readonly line: TodoLine }
  | { readonly kind: 'change'; readonly id: string; readonly changes: TodoChanges }
  | { readonly kind: 'remove'; readonly id: string };

/** Lines as they stand on the page: by their place, and where two have the same by their id. */
export const inOrder = (lines: readonly TodoLine[]): TodoLine[] =>
  lines.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/** The checklist after an edit. An edit of a line that is gone changes nothing. */
export function withEdit(lines: readonly TodoLine[], edit: TodoEdit): TodoLine[] {
  if (edit.kind === 'remove') return lines.filter(({ id }) => id !== edit.id);
  if (edit.kind === 'add') return inOrder([...lines.filter(({ id }) => id !== edit.line.id), edit.line]);
  const { text, completed, position } = edit.changes;
  const changed = lines.map((line) =>
    line.id === edit.id
      ? {
          ...line,
          ...(text !== undefined && { text }),
          ...(completed !== undefined && { completed }),
          ...(position !== undefined && { position }),
        }
      : line,
  );
  return inOrder(changed);
}

/** What the service has, with what it has not heard of yet on top: the later edit of a line wins. */
export const withEdits = (lines: readonly TodoLine[], edits: readonly TodoEdit[]): TodoLine[] =>
  edits.reduce<TodoLine[]>(withEdit, inOrder(lines));

/** Place of a new line: after all others. */
export const lastPosition = (lines: readonly TodoLine[]): number =>
  lines.reduce((last, { position }) => Math.max(last, position), -1) + 1;

export const bodyOf = ({ id, text, completed, position }: TodoLine): TodoBody => ({ id, text, completed, position });
