import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Whether a member's account is open: neither deleted nor disabled. */
export async function isActive(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}
