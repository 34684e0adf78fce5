import type { Selectable } from 'kysely';
import type { Todo } from '#lib/contract/todos.ts';
import type { TodosTable } from '../../db/customer-tables.ts';
import type { Queries } from '../../db/database.ts';

/** Lines of a customer; nobody else's are ever looked at. */
export const ownTodos = (db: Queries, userId: string) =>
  db.selectFrom('todos').selectAll().where('user_id', '=', userId);

export const todoOf = ({ id, text, completed, position, updated_at }: Selectable<TodosTable>): Todo => ({
  id,
  text,
  completed,
  position,
  updatedAt: updated_at.toISOString(),
});
