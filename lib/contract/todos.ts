import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { UNSAFE_ERRORS } from './errors.ts';
import { line } from './fields.ts';

/** Lines a customer may keep. */
export const MOST_TODOS = 200;

/** Characters of a line. */
export const LONGEST_TODO = 300;

/** A line of the checklist; `position` sorts, and a line goes between two others with a number between theirs. */
export const Todo = z.object({
  id: z.uuid(),
  text: z.string(),
  completed: z.boolean(),
  position: z.number(),
  updatedAt: z.iso.datetime(),
});
export type Todo = z.infer<typeof Todo>;

const text = line(LONGEST_TODO);
const position = z.number().min(-1e9).max(1e9);
const id = z.strictObject({ id: z.uuid() });

export const listTodos = endpoint({
  method: 'GET',
  path: 'todos',
  access: 'customer',
  summary: `Own checklist in its order, ${MOST_TODOS} lines at most.`,
  reply: z.object({ items: z.array(Todo), nextCursor: z.null() }),
  success: 200,
  errors: ['session_expired'],
});

/** The page makes the id, so that a line written offline is sent any number of times and is one line. */
export const TodoBody = z.strictObject({ id: z.uuid(), text, completed: z.boolean().default(false), position });
export type TodoBody = z.output<typeof TodoBody>;

export const addTodo = endpoint({
  method: 'POST',
  path: 'todos',
  access: 'customer',
  summary: 'Adds a line; one that is there already is given as it is.',
  body: TodoBody,
  reply: Todo,
  success: 201,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'not_found', 'list_full'],
});

export const TodoChanges = z.strictObject({
  text: text.optional(),
  completed: z.boolean().optional(),
  position: position.optional(),
});
export type TodoChanges = z.output<typeof TodoChanges>;

export const changeTodo = endpoint({
  method: 'PATCH',
  path: 'todos/:id',
  access: 'customer',
  summary: 'Changes a line.',
  params: id,
  body: TodoChanges,
  reply: Todo,
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'not_found'],
});

export const removeTodo = endpoint({
  method: 'DELETE',
  path: 'todos/:id',
  access: 'customer',
  summary: 'Removes a line.',
  params: id,
  reply: z.object({}),
  success: 200,
  errors: [...UNSAFE_ERRORS, 'session_expired', 'not_found'],
});
