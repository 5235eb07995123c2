import { type Insertable, sql } from 'kysely';
import type { MessagePhotoTable } from '../../infrastructure/postgres/tables/chat.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { blockedWith } from '../access/api.ts';

/** The number of a member's pictures that are uploaded but not sent. */
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

/** Whether the picture exists and this member may load it: only its sender and the participant to whom it was delivered. */
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
 * Deletes pictures uploaded before a moment that were not sent or whose message is deleted, at most `limit` of each kind; returns the names
 * of their files. A picture that is sent meanwhile stays: after waiting for a lock PostgreSQL reads only the row itself again, so its
 * new message would not be seen. That is why pictures without and with a message are two queries.
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
