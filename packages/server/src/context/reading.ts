import { sql } from 'kysely';
import type { Context } from './context.ts';
import type { Caller } from './operation.ts';

/** Milliseconds after a log-in during which the primary answers: the replica may not know the member yet. */
const newSessionMs = 60_000;

/**
 * The context of a call that only reads what others show, such as a search: on the replica if there is one that has
 * everything this session wrote, else on the primary. Others' changes may be missing for about five seconds.
 */
export async function readingContext({ ctx, member }: Pick<Caller, 'ctx' | 'member'>): Promise<Context> {
  const { replica } = ctx;
  if (!replica?.has(null)) return ctx;
  if (member) {
    if (ctx.clock.now().getTime() - member.loggedInAt.getTime() < newSessionMs) return ctx;
    const position = await ctx.sessions.positions.load(member.sessionHash.toString('hex'));
    // undefined for a session that has just ended
    if (position === undefined || !replica.has(position)) return ctx;
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
