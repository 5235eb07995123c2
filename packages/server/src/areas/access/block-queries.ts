import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Blocks between two members, in either direction. */
export async function selectBlocks(db: Db, a: string, b: string) {
  return db
    .selectFrom('block')
    .select(['blocker', 'blocked'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('blocker', '=', a), eb('blocked', '=', b)]),
        and([eb('blocker', '=', b), eb('blocked', '=', a)]),
      ]),
    )
    .execute();
}

/** Since when one member blocks another; undefined without a block. */
export async function selectBlockedAt(db: Db, blocker: string, blocked: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('block')
    .select('created_at')
    .where('blocker', '=', blocker)
    .where('blocked', '=', blocked)
    .executeTakeFirst();
  return row?.created_at;
}
