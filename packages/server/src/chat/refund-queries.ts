import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';
import { doneSeq } from './sides-sql.ts';

/** Paid messages to a member that the member has not read, as far as they are not paid back already. */
function unreadPaid(db: Db, { from, to }: { from?: string; to: string }) {
  return db
    .selectFrom('conv_member as side')
    .innerJoin('message', 'message.conversation_id', 'side.conversation_id')
    .where('side.member_id', '=', to)
    .$if(from !== undefined, query => query.where('side.other_id', '=', from ?? ''))
    .whereRef('message.sender_id', '=', 'side.other_id')
    .where('message.credits', '>', 0)
    .where(({ eb, or, and, ref }) =>
      or([
        eb('message.status', '=', 'held'),
        // its place tells nothing of a held message: it moves when it goes out
        and([eb('message.status', '=', 'sent'), eb('message.seq', '>', ref('side.read_seq'))]),
      ]),
    );
}

/** Who paid for messages that the member has not read, smaller ids first. */
export async function selectPayers(db: Db, about: { from?: string; to: string }): Promise<string[]> {
  const rows = await unreadPaid(db, about)
    .select('message.sender_id')
    .distinct()
    .orderBy('message.sender_id')
    .execute();
  return rows.map(row => row.sender_id);
}

/** Locks the member's sides of the conversations with some people, so that nothing in them is read meanwhile. */
export async function lockSides(db: Db, memberId: string, others: string[]): Promise<void> {
  await db
    .selectFrom('conv_member')
    .select('conversation_id')
    .where('member_id', '=', memberId)
    .where('other_id', 'in', others)
    .orderBy('conversation_id')
    .forUpdate()
    .execute();
}

/** Marks what the member has not read as paid back and takes it out of the unread count; answers what it was. */
export async function refundMessages(db: Db, about: { from?: string; to: string }, senders: string[]) {
  return db
    .with('unread', () =>
      unreadPaid(db, about)
        .select(['message.id', 'message.status', 'message.conversation_id'])
        // what the member took out of the list is counted no more, nor is anything between blocked people
        .select(
          sql<boolean>`message.status = 'sent' and side.unread > 0 and message.seq > ${doneSeq('side')}`.as(
            'counted',
          ),
        )
        .where('message.sender_id', 'in', senders),
    )
    .with('counted', trx =>
      trx
        .updateTable('conv_member')
        .from(
          trx
            .selectFrom('unread')
            .select(eb => ['conversation_id', eb.fn.countAll<number>().as('count')])
            .where('counted', '=', true)
            .groupBy('conversation_id')
            .as('gone'),
        )
        .set({ unread: sql`greatest(0, conv_member.unread - gone.count)` })
        .whereRef('conv_member.conversation_id', '=', 'gone.conversation_id')
        .where('conv_member.member_id', '=', about.to),
    )
    .updateTable('message')
    .from('unread')
    .set({ status: 'refunded' })
    .whereRef('message.id', '=', 'unread.id')
    .returning([
      'message.id',
      'message.sender_id',
      'message.credits',
      'unread.status as was',
      'unread.counted',
    ])
    .execute();
}
