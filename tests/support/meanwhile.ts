import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** A view of a database where something happens right after the first statement of a kind: one moment of a race. */
export function afterFirst(
  db: Kysely<Tables>,
  kind: RootOperationNode['kind'],
  happen: () => Promise<unknown>,
): Kysely<Tables> {
  const seen = new WeakSet<object>();
  let isOver = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === kind) seen.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (!isOver && seen.has(queryId)) {
        isOver = true;
        await happen();
      }
      return result;
    },
  };
  return db.withPlugin(plugin);
}
