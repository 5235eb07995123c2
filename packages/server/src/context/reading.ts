import { sql } from 'kysely';
import type { Context } from './context.ts';
import type { Caller } from './operation.ts';

/** Milliseconds after a log-in during which the primary answers: the replica may not know the member yet. */
const newSessionMs = 60_000;

/**
 * The context of a call that only reads what others show, such as a search: on the replica if there is one that has
 * everything this session wrote, else on the primary. Others' changes may be missing for about five seconds.
 *
 * @param sessionHash hash of the session's token; null for a visitor
 */
export async function readingContext(ctx: Context, sessionHash: Buffer | null): Promise<Context> {
  const { replica } = ctx;
  if (!replica?.has(null)) return ctx;
  if (sessionHash) {
    const session = await ctx.db
      .selectFrom('session')
      .select(['created_at', 'wal_position'])
      .where('token_hash', '=', sessionHash)
      .executeTakeFirst();
    const began = session?.created_at.getTime() ?? Number.POSITIVE_INFINITY;
    if (ctx.clock.now().getTime() - began < newSessionMs) return ctx;
    if (!replica.has(session?.wal_position ?? null)) return ctx;
  }
  return { ...ctx, db: replica.db, run: replica.run };
}

/**
 * Remembers that a session may have written something, for `readingContext` in every process. What was written stays when this
 * fails: the session may then see it some seconds later.
 */
export async function rememberWrite({ ctx, member }: Pick<Caller, 'ctx' | 'member'>): Promise<void> {
  if (!ctx.replica || !member) return;
  await ctx.db
    .updateTable('session')
    .set({ wal_position: sql<string>`pg_current_wal_flush_lsn()` })
    .where('token_hash', '=', member.sessionHash)
    .execute()
    .catch(error => ctx.log.warn({ err: error }, 'the position of a session was not stored'));
}
