import { emailKey } from '@velluto/rules';
import type { Insertable } from 'kysely';
import type { ActivationTokenTable } from '../../infrastructure/postgres/tables/accounts.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

export async function insertToken(db: Db, token: Insertable<ActivationTokenTable>): Promise<void> {
  await db.insertInto('activation_token').values(token).execute();
}

/** What proves that a mail was read: the hash of the token in its link, or the member and the hash of its code. */
export type MailedProof = { token: Buffer } | { memberId: string; code: Buffer };

/** The account that a mail belongs to, locked until the transaction ends, so that concurrent uses of a mail wait for each other. */
export async function lockProvedAccount(db: Db, pool: string, proof: MailedProof, now: Date) {
  return db
    .selectFrom('activation_token')
    .innerJoin('account', 'account.member_id', 'activation_token.member_id')
    .innerJoin('member', 'member.id', 'activation_token.member_id')
    .select([
      'member.id',
      'member.site_id',
      'account.status',
      'account.signup_message',
      'account.signup_member',
      'account.signup_next',
      'account.email',
      'activation_token.token_hash',
    ])
    .where(eb =>
      'token' in proof
        ? eb.and([
            eb('activation_token.token_hash', '=', proof.token),
            eb('activation_token.expires_at', '>', now),
          ])
        : eb.and([
            eb('activation_token.member_id', '=', proof.memberId),
            eb('activation_token.code_hash', '=', proof.code),
            eb('activation_token.code_expires_at', '>', now),
          ]),
    )
    .where('account.pool', '=', pool)
    .where('member.status', '=', 'active')
    .forUpdate(['account'])
    .executeTakeFirst();
}

export async function markUsed(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db.updateTable('activation_token').set({ used_at: now }).where('token_hash', '=', hash).execute();
}

/** Stores the confirmation. */
export async function confirm(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ status: 'active', confirmed_at: now, signup_message: null })
    .where('member_id', '=', memberId)
    .execute();
}

/** The recipient of the activation mail. */
export async function selectAddressee(db: Db, memberId: string) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['account.email', 'account.status', 'account.pool', 'member.name', 'member.language'])
    .where('account.member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** How many links were made for a member since a moment, and when the latest was. */
export async function countSince(db: Db, memberId: string, since: Date) {
  return db
    .selectFrom('activation_token')
    .select(eb => [eb.fn.countAll<number>().as('count'), eb.fn.max('created_at').as('last_at')])
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** How many links were made since a moment for all who signed up with an address. */
export async function countOfAddress(
  db: Db,
  { pool, email, since }: { pool: string; email: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('activation_token')
    .innerJoin('account', 'account.member_id', 'activation_token.member_id')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('account.pool', '=', pool)
    .where('account.email_key', '=', emailKey(email))
    .where('activation_token.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
