import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** The facts by which similar members are found; undefined for a member who is not active or of another pool. */
export async function selectPerson(db: Db, pool: string, memberId: string) {
  return db
    .selectFrom('member')
    .select(['id', 'gender', 'country', 'region', 'date_of_birth'])
    .where('id', '=', memberId)
    .where('pool', '=', pool)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** The member to whom others are to be similar. */
export type Person = NonNullable<Awaited<ReturnType<typeof selectPerson>>>;
