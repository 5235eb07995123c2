import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';

/** Who has written what a member has not read, the latest first; blocked people and those who are gone are left out. */
export async function selectUnreadSenders(
  db: Db,
  memberId: string,
): Promise<{ id: string; unread: number }[]> {
  const { rows } = await sql<{ id: string; unread: number }>`
    select conv_member.other_id as id, conv_member.unread
    from conv_member
    join member on member.id = conv_member.other_id and member.status = 'active'
    where conv_member.member_id = ${memberId} and conv_member.unread > 0 and not conv_member.hidden
      and not exists (
        select from block where (blocker, blocked) in
          ((conv_member.member_id, conv_member.other_id), (conv_member.other_id, conv_member.member_id)))
    order by conv_member.last_at desc limit 100`.execute(db);
  return rows;
}
