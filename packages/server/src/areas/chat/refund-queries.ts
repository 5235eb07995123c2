import { sql } from 'kysely';
import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { lastSeenSeq } from '../access/api.ts';

/** Selects unread paid messages by sender and recipient. */
export interface UnreadMessages {
  /** Sender; without it, messages of all senders. */
  from?: string;
  /** Recipient, who will not read them: they blocked `from`, deleted the account or were banned. */
  to: string;
  /** True when the recipient did not decide this or cannot come back. Otherwise messages of a sender who was refunded before are not refunded again. */
  forGood?: boolean;
}

/** SQL: true when delivered messages of this conversation were refunded before, because this recipient was unreachable and came back. */
const wasRefunded = sql<boolean>`exists (select from message as former
  where former.conversation_id = side.conversation_id and former.sender_id = side.other_id
    and former.status = 'refunded' and former.delivered_at is not null)`;

/** Paid messages that no device of the recipient has fetched, and that may be refunded and are not yet. */
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
          // not for held messages, which get another position when they are delivered
          eb('message.seq', '>', ref('side.read_seq')),
          eb('message.fetched', '=', false),
          forGood ? lit(true) : not(wasRefunded),
        ]),
      ]),
    );
}

/** Ids of the senders who paid for messages that the member has not read, in ascending order. */
export async function selectPayers(db: Db, about: UnreadMessages): Promise<string[]> {
  const rows = await unreadPaid(db, about)
    .select('message.sender_id')
    .distinct()
    .orderBy('message.sender_id')
    .execute();
  return rows.map(row => row.sender_id);
}

/** Locks the member's rows of the conversations with these members, so that nothing in them is read meanwhile. */
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

/** Marks the member's unread messages as refunded and subtracts them from the unread count; returns them with their former status. */
export async function refundMessages(db: Db, about: UnreadMessages, senders: string[]) {
  return db
    .with('unread', () =>
      unreadPaid(db, about)
        .select(['message.id', 'message.status', 'message.conversation_id'])
        // messages of deleted conversations are not in the count any more, nor are those of blocked members
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
