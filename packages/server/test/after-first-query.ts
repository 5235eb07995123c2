import type { KyselyPlugin } from 'kysely';
import type { Context } from '../src/context.ts';

/**
 * A context in which something happens between two statements: `work` is done after the answer to the first one, before
 * whoever asked goes on.
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
