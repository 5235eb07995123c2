import type { Insertable } from 'kysely';
import type { AccountTokenTable } from '../ports/db/tables/account.ts';
import type { Db } from '../ports/db/transaction.ts';

export type TokenKind = AccountTokenTable['kind'];

export async function insertToken(db: Db, token: Insertable<AccountTokenTable>): Promise<void> {
  await db.insertInto('account_token').values(token).execute();
}

const valid = (db: Db, pool: string, hash: Buffer, kind: TokenKind, now: Date) =>
  db
    .selectFrom('account_token')
    .innerJoin('member', 'member.id', 'account_token.member_id')
    .select(['account_token.member_id', 'account_token.expires_at', 'member.status'])
    .where('account_token.token_hash', '=', hash)
    .where('account_token.kind', '=', kind)
    .where('account_token.expires_at', '>', now)
    .where('account_token.used_at', 'is', null)
    .where('member.pool', '=', pool);

/** A link that is still good. */
export async function selectToken(db: Db, pool: string, hash: Buffer, kind: TokenKind, now: Date) {
  return valid(db, pool, hash, kind, now).executeTakeFirst();
}

/** A link that is still good, locked until the transaction ends: of two who use it at once the second waits. */
export async function lockToken(db: Db, pool: string, hash: Buffer, kind: TokenKind, now: Date) {
  return valid(db, pool, hash, kind, now).forUpdate(['account_token']).executeTakeFirst();
}
