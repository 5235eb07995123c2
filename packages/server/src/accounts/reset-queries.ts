import { emailKey } from '@velluto/rules';
import type { Db } from '../ports/db/transaction.ts';

/** Counts a request of a day; many at once are counted one by one. */
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

/** The member behind an address, whatever their state. */
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

/** Whom a mail about the account goes to. */
export async function selectReader(db: Db, memberId: string) {
  return db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['account.email', 'member.name', 'member.language', 'member.status'])
    .where('account.member_id', '=', memberId)
    .executeTakeFirst();
}
