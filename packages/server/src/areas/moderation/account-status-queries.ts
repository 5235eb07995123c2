import { type Selectable, sql } from 'kysely';
import type { MemberTable } from '../../infrastructure/postgres/tables/profiles.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

/** Changes the status of a member; false when it was not `from`. */
export async function setStatus(
  db: Db,
  memberId: string,
  from: Selectable<MemberTable>['status'],
  to: Selectable<MemberTable>['status'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ status: to })
    .where('id', '=', memberId)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ids of all members with whom the member has a conversation or a like, in ascending order. */
export async function selectContacts(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other_id as id from conv_member where member_id = ${memberId}
    union select liked from likes where liker = ${memberId}
    union select liker from likes where liked = ${memberId}
    order by id`.execute(db);
  return rows.map(row => row.id);
}
