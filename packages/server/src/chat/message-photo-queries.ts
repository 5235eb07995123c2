import { type Insertable, sql } from 'kysely';
import type { MessagePhotoTable } from '../ports/db/tables/chat.ts';
import type { Db } from '../ports/db/transaction.ts';
import { blockedWith } from '../trust/visibility-sql.ts';

/** Pictures of a member that wait to be sent. */
export async function countUnsent(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('message_photo')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertPhoto(db: Db, photo: Insertable<MessagePhotoTable>): Promise<void> {
  await db.insertInto('message_photo').values(photo).execute();
}

/** Whether there is such a picture and this member may load it: who sent it, and whom it reached. */
export async function mayLoad(db: Db, key: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('message_photo as photo')
    .leftJoin('message', 'message.id', 'photo.message_id')
    .leftJoin('conv_member as side', join =>
      join.onRef('side.conversation_id', '=', 'message.conversation_id').on('side.member_id', '=', memberId),
    )
    .leftJoin('member as sender', 'sender.id', 'message.sender_id')
    .select('photo.id')
    .where('photo.key', '=', key)
    .where(({ eb, or, and, ref }) =>
      or([
        eb('photo.member_id', '=', memberId),
        and([
          eb('message.status', '=', 'sent'),
          eb('message.seq', '>', ref('side.cleared_seq')),
          eb('sender.status', '=', 'active'),
          eb('sender.id', 'not in', blockedWith(memberId)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes pictures that were not sent before a moment or whose message is gone, so many of each at most; returns the names
 * of their files. One that is sent meanwhile stays: after waiting for its lock only the row itself is read again, and its
 * message is not seen, so pictures without and with a message are two queries.
 */
export async function deleteUnused(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with unsent as (
      select id from message_photo where created_at < ${before} and message_id is null
      limit ${limit} for update skip locked
    ), left_over as (
      select id from message_photo as photo
      where created_at < ${before} and message_id is not null
        and not exists (select from message where message.id = photo.message_id)
      limit ${limit} for update skip locked
    )
    delete from message_photo where id in (select id from unsent union all select id from left_over)
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}
