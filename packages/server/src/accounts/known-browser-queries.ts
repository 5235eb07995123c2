import type { Db } from '../ports/db/transaction.ts';

/** In which epoch browsers become known now. */
export async function selectEpoch(db: Db, memberId: string): Promise<number> {
  const { browser_epoch } = await db
    .selectFrom('account')
    .select('browser_epoch')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return browser_epoch;
}

/** Begins another epoch: no browser is known any more. */
export async function forgetBrowsers(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('account')
    .set(eb => ({ browser_epoch: eb('browser_epoch', '+', 1) }))
    .where('member_id', '=', memberId)
    .execute();
}
