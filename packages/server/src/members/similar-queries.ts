import type { Db } from '../ports/db/transaction.ts';

/** What others may have in common with a member; undefined for somebody who is gone or of another pool. */
export async function selectPerson(db: Db, pool: string, memberId: string) {
  return db
    .selectFrom('member')
    .select(['id', 'gender', 'country', 'region', 'date_of_birth'])
    .where('id', '=', memberId)
    .where('pool', '=', pool)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** Somebody whom others are to be like. */
export type Person = NonNullable<Awaited<ReturnType<typeof selectPerson>>>;
