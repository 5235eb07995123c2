import { sql } from 'kysely';
import type { Db } from '../ports/db/transaction.ts';
import { lastSeenSeq } from './participant-sql.ts';

/** Whose messages to whom. */
export interface UnreadMessages {
  /** Only what this member sent; else what anybody did. */
  from?: string;
  /** Who will not read it: they blocked `from`, have left, or were banned. */
  to: string;
  /** It was not their own decision, or they cannot come back; else they may, and are not trusted a second time. */
  forGood?: boolean;
}

/** SQL: true when this side was unreachable before and came back: messages delivered to it were refunded then. */
const wasPaidBack = sql<boolean>`exists (select from message as former
  where former.conversation_id = side.conversation_id and former.sender_id = side.other_id
    and former.status = 'refunded' and former.delivered_at is not null)`;

/** Paid messages to a member that no device of the member has got, as far as they are to be paid back and are not already. */
function unreadPaid(db: Db, { from, to, forGood = false }: UnreadMessages) {
  return db
    .selectFrom('conv_member as side')
    .innerJoin('message', 'message.conversation_id', 'side.conversation_id')
    .where('side.member_id', '=', to)
    .$if(from !== undefined, query => query.where('side.other_id', '=', from ?? ''))
    .whereRef('message.sender_id', '=', 'side.other_id')
    .where('message.credits', '>', 0)
    .where(({ eb, or, and, ref, not, lit }) =>
      or([
        eb('message.status', '=', 'held'),
        and([
          eb('message.status', '=', 'sent'),
          // only here: its place tells nothing of a held message, which moves when it goes out
          eb('message.seq', '>', ref('side.read_seq')),
          eb('message.fetched', '=', false),
          forGood ? lit(true) : not(wasPaidBack),
        ]),
      ]),
    );
}

/** Who paid for messages that the member has not read, smaller ids first. */
export async function selectPayers(db: Db, about: UnreadMessages): Promise<string[]> {
  const rows = await unreadPaid(db, about)
    .select('message.sender_id')
    .distinct()
    .orderBy('message.sender_id')
    .execute();
  return rows.map(row => row.sender_id);
}

/** Locks the member as participant of the conversations with some people, so that nothing in them is read meanwhile. */
export async function lockParticipants(db: Db, memberId: string, others: string[]): Promise<void> {
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
export async function refundMessages(db: Db, about: UnreadMessages, senders: string[]) {
  return db
    .with('unread', () =>
      unreadPaid(db, about)
        .select(['message.id', 'message.status', 'message.conversation_id'])
        // what the member took out of the list is counted no more, nor is anything between blocked people
        .select(
          sql<boolean>`message.status = 'sent' and side.unread > 0 and message.seq > ${lastSeenSeq('side')}`.as(
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
