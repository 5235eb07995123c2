import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Adds what searches use of a new member, who is not found until the address is confirmed. */
export async function insertSearchRow(db: Db, memberId: string): Promise<void> {
  await sql`
    insert into member_search (
      member_id, pool, gender, looking_for, country, region, dob, shown_on, origin, rank_at, visible)
    select id, pool, gender, looking_for, country, coalesce(region, ''), date_of_birth, shown_on, origin, created_at, false
    from member where id = ${memberId}`.execute(db);
}

/** Lets others find a member; those who are hidden stay so. */
export async function showInSearch(db: Db, memberId: string): Promise<void> {
  await db.updateTable('member_search').set({ visible: true }).where('member_id', '=', memberId).execute();
}
