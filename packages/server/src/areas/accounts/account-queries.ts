import { emailKey } from '@velluto/rules';
import type { Insertable } from 'kysely';
import type { AccountTokenTable } from '../../infrastructure/postgres/tables/account.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** The account, locked until the transaction ends, so that concurrent requests of one member wait for each other. */
export async function lockAccount(db: Db, memberId: string) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['account.email', 'account.email_key', 'account.pool', 'account.status', 'account.password_hash'])
    .select(['account.signup_message', 'account.signup_member'])
    .select(['member.name', 'member.language', 'member.status as member_status'])
    .where('account.member_id', '=', memberId)
    .forUpdate(['account'])
    .executeTakeFirstOrThrow();
}

/** Changes the address of the account; links and codes mailed to the former one become invalid. */
export async function setEmail(db: Db, memberId: string, email: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ email, email_key: emailKey(email) })
    .where('member_id', '=', memberId)
    .execute();
  await db
    .deleteFrom('account_token')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'reset')
    .execute();
  await db.deleteFrom('login_code').where('member_id', '=', memberId).execute();
}

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

/**
 * Ends every access that was opened or requested before: sessions, their push subscriptions, reset links, log-in codes,
 * pending changes of address.
 */
export async function revokeAllAccess(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('session').where('member_id', '=', memberId).execute();
  await db.deleteFrom('push_subscription').where('member_id', '=', memberId).execute();
  await db
    .deleteFrom('account_token')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'reset')
    .execute();
  await db.deleteFrom('login_code').where('member_id', '=', memberId).execute();
  await db
    .deleteFrom('mail_change')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .execute();
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

/** Starts a new epoch, so that no browser is known any more. */
export async function forgetBrowsers(db: Db, memberId: string): Promise<void> {
  await db
    .updateTable('account')
    .set(eb => ({ browser_epoch: eb('browser_epoch', '+', 1) }))
    .where('member_id', '=', memberId)
    .execute();
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
