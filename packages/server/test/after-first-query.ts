import type { KyselyPlugin } from 'kysely';
import type { Context } from '../src/context/context.ts';

/**
 * A context for tests of concurrent changes: `work` runs when the database has answered the first statement, before the
 * caller gets the result.
 */
export function afterFirstQuery(ctx: Context, work: () => Promise<unknown>): Context {
  let isFirst = true;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFirst) {
        isFirst = false;
        await work();
      }
      return result;
    },
  };
  return { ...ctx, db: ctx.db.withPlugin(plugin) };
}
