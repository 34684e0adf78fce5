import * as z from 'zod';
import { local, readStored, store } from '../browser/storage.ts';
import { Todo, TodoChanges } from '../contract/todos.ts';
import { STORAGE_KEYS } from '../storage-keys.ts';
import type { TodoEdit, TodoLine } from './outbox.ts';

const Line = Todo.omit({ updatedAt: true });
const Edit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), line: Line }),
  z.object({ kind: z.literal('change'), id: z.uuid(), changes: TodoChanges }),
  z.object({ kind: z.literal('remove'), id: z.uuid() }),
]);
const Stored = z.object({ owner: z.string(), items: z.array(Line), edits: z.array(Edit) });

/** The checklist as this browser keeps it: the lines last seen, and edits still to be sent. */
export interface StoredTodos {
  readonly items: readonly TodoLine[];
  readonly edits: readonly TodoEdit[];
}

function parsed(text: string | null): z.infer<typeof Stored> | undefined {
  if (text === null) return undefined;
  try {
    return Stored.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // somebody else's text under our name
  }
}

/** What is kept for a person; nothing of anybody else's. */
export function readTodos(owner: string): StoredTodos | undefined {
  const stored = parsed(readStored(local, STORAGE_KEYS.todos));
  return stored?.owner === owner ? stored : undefined;
}

export const keepTodos = (owner: string, { items, edits }: StoredTodos): void =>
  store(local, STORAGE_KEYS.todos, JSON.stringify({ owner, items, edits }));

export const VISIBILITY_FILTERS = ['all', 'active', 'completed'] as const;
export type VisibilityFilter = (typeof VISIBILITY_FILTERS)[number];

/** The filter last chosen in this browser. */
export const readFilter = (): VisibilityFilter =>
  VISIBILITY_FILTERS.find((filter) => filter === readStored(local, STORAGE_KEYS.visibilityFilter)) ?? 'all';

export const keepFilter = (filter: VisibilityFilter): void => store(local, STORAGE_KEYS.visibilityFilter, filter);
