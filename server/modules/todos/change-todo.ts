import type { Todo, TodoChanges } from '#lib/contract/todos.ts';
import type { Tx } from '../../db/database.ts';
import { ServiceError } from '../../http/problem.ts';
import { todoOf } from './todo.ts';

/** Changes a line. @throws {ServiceError} `not_found`, also for somebody else's */
export async function changeTodo(tx: Tx, userId: string, id: string, changes: TodoChanges, now: Date): Promise<Todo> {
  const { text, completed, position } = changes;
  const row = await tx
    .updateTable('todos')
    .set({
      updated_at: now,
      ...(text !== undefined && { text }),
      ...(completed !== undefined && { completed }),
      ...(position !== undefined && { position }),
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ServiceError('not_found');
  return todoOf(row);
}
