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
