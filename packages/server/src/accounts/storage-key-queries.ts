import type { Db } from '../ports/db/transaction.ts';

/** The key that seals what a member's devices keep. */
export async function selectStorageKey(db: Db, memberId: string): Promise<Buffer> {
  const { storage_key } = await db
    .selectFrom('account')
    .select('storage_key')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return storage_key;
}
