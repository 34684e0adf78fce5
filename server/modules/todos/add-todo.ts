import { sql } from 'kysely';
import { MOST_TODOS, type Todo, type TodoBody } from '#lib/contract/todos.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { ownTodos, todoOf } from './todo.ts';

/**
 * Adds a line under the id the page made; sent again, it is the line that is there.
 * @throws {ServiceError} `list_full`, `not_found` for an id that is somebody else's
 */
export async function addTodo(tx: Tx, userId: string, { id, ...line }: TodoBody, now: Date): Promise<Todo> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`todos ${userId}`}, 0))`.execute(tx);
  const own = await ownTodos(tx, userId).execute();
  const known = own.find((row) => row.id === id);
  if (known) return todoOf(known);
  if (own.length >= MOST_TODOS) throw new ServiceError('list_full');
  const row = await tx
    .insertInto('todos')
    .values({ id, user_id: userId, ...line, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return todoOf(row);
}
