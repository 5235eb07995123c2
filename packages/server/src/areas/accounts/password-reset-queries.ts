import { emailKey } from '@velluto/rules';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Counts a request and returns the number on this day; concurrent requests are all counted. */
export async function countRequest(db: Db, key: Buffer, day: string): Promise<number> {
  const { requests } = await db
    .insertInto('reset_request')
    .values({ key, day, requests: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['key', 'day'])
        .doUpdateSet(({ ref, eb }) => ({ requests: eb(ref('reset_request.requests'), '+', 1) })),
    )
    .returning('requests')
    .executeTakeFirstOrThrow();
  return requests;
}

/** Id of the member with an e-mail address, whatever the status of the account. */
export async function selectByEmail(db: Db, pool: string, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select('account.member_id')
    .where('account.pool', '=', pool)
    .where('account.email_key', '=', emailKey(email))
    // whoever proved the address, else who claimed it last
    .orderBy('account.status')
    .orderBy('member.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** The recipient of mails about the account. */
export async function selectReader(db: Db, memberId: string) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['account.email', 'member.name', 'member.language', 'member.status'])
    .where('account.member_id', '=', memberId)
    .executeTakeFirst();
}
