import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';
import { blockedWith } from './blocks-sql.ts';

/** Changes the state of a member; false when it was another one than expected. */
export async function setStatus(
  db: Db,
  memberId: string,
  from: 'active' | 'disabled',
  to: 'active' | 'disabled',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ status: to })
    .where('id', '=', memberId)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all sessions of a member and forgets where push messages go. */
export async function endSessions(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('session').where('member_id', '=', memberId).execute();
  await db.deleteFrom('push_subscription').where('member_id', '=', memberId).execute();
}

/** Locks both sides of all conversations of a member until the transaction ends. */
export async function lockSides(db: Db, memberId: string): Promise<void> {
  await sql`
    select from conv_member where conversation_id in (
      select conversation_id from conv_member where member_id = ${memberId})
    order by conversation_id, member_id for update`.execute(db);
}

/** Locks what a member is told, and all who have talked with the member or like or are liked by them. */
export async function lockAcquaintances(db: Db, memberId: string): Promise<void> {
  await sql`
    select from user_state where member_id in (
      select ${memberId}::uuid union select other_id from conv_member where member_id = ${memberId}
      union select liked from likes where liker = ${memberId}
      union select liker from likes where liked = ${memberId})
    order by member_id for update`.execute(db);
}

/** Takes a member out of what others are told: unread messages and new likes; tells whose counts that changed. */
export async function leaveCounts(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    with gone as (
      update conv_member set unread = 0 from conv_member as before
      where conv_member.other_id = ${memberId}
        and conv_member.conversation_id in (select conversation_id from conv_member where member_id = ${memberId})
        and before.member_id = conv_member.member_id and before.conversation_id = conv_member.conversation_id
      returning conv_member.member_id, before.unread)
    ${changeCounts(memberId, -1)}`.execute(db);
  return rows.map(row => row.member_id);
}

/** Puts a member back into what others are told. */
export async function returnToCounts(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    with gone as (
      update conv_member set unread = (
        select count(*)::integer from message
        where message.conversation_id = conv_member.conversation_id and message.seq > conv_member.read_seq
          and message.sender_id = conv_member.other_id and message.status = 'sent')
      where conv_member.other_id = ${memberId} and conv_member.member_id not in ${blockedWith(memberId)}
        and conv_member.conversation_id in (select conversation_id from conv_member where member_id = ${memberId})
      returning conv_member.member_id, conv_member.unread)
    ${changeCounts(memberId, 1)}`.execute(db);
  return rows.map(row => row.member_id);
}

/** Second half of both: adds or takes away `gone` and the new likes; everybody who sees the member gets a new version. */
function changeCounts(memberId: string, sign: 1 | -1) {
  return sql`, counted as (
      select member_id, unread, 0 as likes from gone
      union all select liked, 0, case when is_new and not held then 1 else 0 end from likes where liker = ${memberId}
      union all select liker, 0, 0 from likes where liked = ${memberId}),
    summed as (
      select member_id, sum(unread)::integer as unread, sum(likes)::integer as likes from counted group by member_id)
    update user_state set version = version + 1,
      unread = greatest(0, user_state.unread + ${sql.lit(sign)} * summed.unread),
      new_likes = greatest(0, user_state.new_likes + ${sql.lit(sign)} * summed.likes)
    from summed where summed.member_id = user_state.member_id
    returning user_state.member_id`;
}
