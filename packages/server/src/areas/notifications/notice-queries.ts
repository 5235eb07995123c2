import { type Insertable, type Selectable, sql } from 'kysely';
import type { NoticeTable } from '../../infrastructure/postgres/tables/notifications.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { lastSeenSeq } from '../access/api.ts';

export type NoticeRow = Selectable<NoticeTable>;

/** Adds a notice; members without an account get none. */
export async function insertNotice(db: Db, notice: Insertable<NoticeTable>): Promise<void> {
  await db
    .insertInto('notice')
    .columns(['member_id', 'kind', 'other_id', 'conversation_id', 'created_at'])
    .expression(eb =>
      eb
        .selectFrom('account')
        .select([
          'account.member_id',
          sql<NoticeRow['kind']>`${notice.kind}`.as('kind'),
          sql<string>`${notice.other_id}::uuid`.as('other_id'),
          sql<string | null>`${notice.conversation_id}::uuid`.as('conversation_id'),
          sql<Date>`${notice.created_at}::timestamptz`.as('created_at'),
        ])
        .where('account.member_id', '=', notice.member_id),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Deletes the oldest notices and returns them; concurrent calls get different ones. */
export async function takeNotices(db: Db, count: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    delete from notice where (member_id, kind, other_id) in (
      select member_id, kind, other_id from notice order by created_at limit ${count} for update skip locked
    ) returning *`.execute(db);
  return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** The member's unread count of a conversation; undefined when all is read, or the conversation is deleted or hidden. */
export async function selectUnread(db: Db, memberId: string, conversationId: string) {
  return db
    .selectFrom('conv_member')
    .select(['unread', lastSeenSeq('conv_member').as('done_seq')])
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', conversationId)
    .where('unread', '>', 0)
    .where('hidden', '=', false)
    .executeTakeFirst();
}

/** True while a received like is not yet seen. */
export async function isUnseenLike(db: Db, memberId: string, otherId: string): Promise<boolean> {
  const row = await db
    .selectFrom('likes')
    .select('id')
    .where('liker', '=', otherId)
    .where('liked', '=', memberId)
    .where('is_new', '=', true)
    .where('held', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims a key: true for the first claim since a moment, across all processes; rolled back with the transaction. */
export async function claimOnce(db: Db, key: string, now: Date, since = new Date(0)): Promise<boolean> {
  const row = await db
    .insertInto('done_once')
    .values({ key, done_at: now })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({ done_at: now }).where('done_once.done_at', '<=', since),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteClaimsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('done_once').where('done_at', '<', before).execute();
}

/** Senders of a member's unread messages with their number, the latest first; members who are blocked or not active are left out. */
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
