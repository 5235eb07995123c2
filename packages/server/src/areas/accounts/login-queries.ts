import { emailKey } from '@velluto/rules';
import type { Insertable } from 'kysely';
import type { LoginCodeTable } from '../../infrastructure/postgres/tables/accounts.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { nameKey } from './normalize-name.ts';

/**
 * The accounts behind an e-mail address or a name; names have no @. Of an address it is the one that has proved it, and
 * after it the last one that signed up with it and has not.
 */
export async function selectCredentials(db: Db, pool: string, login: string) {
  const [column, key] = login.includes('@')
    ? (['account.email_key', emailKey(login)] as const)
    : (['member.name_key', nameKey(login)] as const);
  return db
    .selectFrom('account')
    .distinctOn('account.status')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['member.id', 'member.status', 'member.site_id'])
    .select(['account.password_hash', 'account.browser_epoch', 'account.status as account_status'])
    .where('account.pool', '=', pool)
    .where('member.pool', '=', pool)
    .where(column, '=', key)
    .orderBy('account.status')
    .orderBy('member.created_at', 'desc')
    .execute();
}

/**
 * Locks the account. True when it is still open, has this password, and is in this epoch of known browsers (unless that is null);
 * it stays so until the transaction ends.
 */
export async function lockCredentials(
  db: Db,
  memberId: string,
  passwordHash: string,
  epoch: number | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select('account.member_id')
    .where('account.member_id', '=', memberId)
    .where('account.password_hash', '=', passwordHash)
    .where('member.status', '=', 'active')
    .$if(epoch !== null, query => query.where('account.browser_epoch', '=', epoch))
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** How many codes were mailed to a member since a moment, and when the first of them was. */
export async function countLoginCodes(db: Db, memberId: string, since: Date) {
  return db
    .selectFrom('login_code')
    .select(eb => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('first_at')])
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Whether a code that was mailed for this browser is still valid. */
export async function isCodePending(
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

/** Stores a code; when the same digits are drawn again for the same browser, the former code is prolonged. */
export async function insertLoginCode(db: Db, code: Insertable<LoginCodeTable>): Promise<void> {
  const { created_at, expires_at } = code;
  await db
    .insertInto('login_code')
    .values(code)
    .onConflict(conflict => conflict.column('code_hash').doUpdateSet({ created_at, expires_at }))
    .execute();
}

/** Uses a code up; false when it is wrong, expired or used. */
export async function redeemLoginCode(
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
