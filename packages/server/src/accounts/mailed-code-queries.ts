import type { Insertable } from 'kysely';
import type { LoginCodeTable } from '../ports/db/tables/account.ts';
import type { Db } from '../ports/db/transaction.ts';

/** How many codes were mailed to a member since a moment, and when the first of them was. */
export async function countSince(db: Db, memberId: string, since: Date) {
  return db
    .selectFrom('login_code')
    .select(eb => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('first_at')])
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Whether a code for a browser is on its way to a member. */
export async function isAwaited(
  db: Db,
  { memberId, token, now }: { memberId: string; token: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('login_code')
    .select('code_hash')
    .where('member_id', '=', memberId)
    .where('token_hash', '=', token)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a code; the same digits for the same browser again are good for longer. */
export async function insertCode(db: Db, code: Insertable<LoginCodeTable>): Promise<void> {
  const { created_at, expires_at } = code;
  await db
    .insertInto('login_code')
    .values(code)
    .onConflict(conflict => conflict.column('code_hash').doUpdateSet({ created_at, expires_at }))
    .execute();
}

/** Uses a code up; false when it is wrong, too old, or was used. */
export async function takeCode(
  db: Db,
  { memberId, hash, now }: { memberId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_code')
    .where('code_hash', '=', hash)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
