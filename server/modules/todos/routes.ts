import { addTodo as addCall, changeTodo as changeCall, listTodos, removeTodo } from '#lib/contract/todos.ts';
import type { Mount } from '../../http/endpoint-routes.ts';
import { ServiceError } from '../../http/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { addTodo } from './add-todo.ts';
import { changeTodo } from './change-todo.ts';
import { ownTodos, todoOf } from './todo.ts';

export function mountTodos(mount: Mount, { database: { db } }: Pick<ModuleDeps, 'database'>): void {
  mount(listTodos, async ({ session }) => ({
    items: (await ownTodos(db, session.userId).orderBy('position').orderBy('id').execute()).map(todoOf),
    nextCursor: null,
  }));
  mount(addCall, async ({ body, session, now, commit }) => commit([], (tx) => addTodo(tx, session.userId, body, now)));
  mount(changeCall, async ({ body, params, session, now, commit }) =>
    commit([], (tx) => changeTodo(tx, session.userId, params.id, body, now)),
  );
  mount(removeTodo, async ({ params, session, commit }) =>
    commit([], async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('todos')
        .where('id', '=', params.id)
        .where('user_id', '=', session.userId)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) throw new ServiceError('not_found');
      return {};
    }),
  );
}
