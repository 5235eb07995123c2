import type { Insertable } from 'kysely';
import type { AccountTokenTable } from '../../infrastructure/postgres/tables/sessions.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

export async function selectPasswordHash(db: Db, memberId: string): Promise<string> {
  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return password_hash;
}

/**
 * Replaces the password.
 *
 * @param former the hash that must be the current one; null when it does not matter
 * @returns the owner to notify, or undefined when another change was faster
 */
export async function setPassword(db: Db, memberId: string, hash: string, former: string | null) {
  return db
    .updateTable('account')
    .from('member')
    .set({ password_hash: hash })
    .whereRef('member.id', '=', 'account.member_id')
    .where('account.member_id', '=', memberId)
    .$if(former !== null, query => query.where('account.password_hash', '=', former ?? ''))
    .returning(['account.pool', 'account.email', 'member.name', 'member.language'])
    .executeTakeFirst();
}

/** The account's current epoch of known browsers: a browser is known only in the epoch in which it logged in. */
export async function selectBrowserEpoch(db: Db, memberId: string): Promise<number> {
  const { browser_epoch } = await db
    .selectFrom('account')
    .select('browser_epoch')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return browser_epoch;
}

/** The key that encrypts what a member's devices store. */
export async function selectStorageKey(db: Db, memberId: string): Promise<Buffer> {
  const { storage_key } = await db
    .selectFrom('account')
    .select('storage_key')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return storage_key;
}

export type TokenKind = AccountTokenTable['kind'];

export async function insertAccountToken(db: Db, token: Insertable<AccountTokenTable>): Promise<void> {
  await db.insertInto('account_token').values(token).execute();
}

export async function deleteAccountTokens(db: Db, memberId: string, kind: TokenKind): Promise<void> {
  await db.deleteFrom('account_token').where('member_id', '=', memberId).where('kind', '=', kind).execute();
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute();
}

const validAccountToken = (db: Db, pool: string, hash: Buffer, kind: TokenKind, now: Date) =>
  db
    .selectFrom('account_token')
    .innerJoin('member', 'member.id', 'account_token.member_id')
    .innerJoin('account', 'account.member_id', 'account_token.member_id')
    .select(['account_token.member_id', 'account_token.expires_at', 'member.status', 'account.email'])
    .where('account_token.token_hash', '=', hash)
    .where('account_token.kind', '=', kind)
    .where('account_token.expires_at', '>', now)
    .where('account_token.used_at', 'is', null)
    .where('member.pool', '=', pool);

/** The token of a mailed link that is still valid; undefined otherwise. */
export async function selectAccountToken(db: Db, pool: string, hash: Buffer, kind: TokenKind, now: Date) {
  return validAccountToken(db, pool, hash, kind, now).executeTakeFirst();
}

/** The same, locked until the transaction ends: of two concurrent uses the second waits. */
export async function lockAccountToken(db: Db, pool: string, hash: Buffer, kind: TokenKind, now: Date) {
  return validAccountToken(db, pool, hash, kind, now).forUpdate(['account_token']).executeTakeFirst();
}
