import type { Db } from '../ports/db/transaction.ts';
import { blockedWith } from '../trust/visibility-sql.ts';
import { bothSides } from './side-queries.ts';

/** The list shows this many conversations. */
const LIST_LIMIT = 500;

/** A member's conversations, the latest first, each with the last message this side may see. */
export async function selectList(db: Db, memberId: string) {
  return bothSides(db)
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('message')
          .select([
            'id',
            'seq',
            'sender_id',
            'kind',
            'text',
            'photo',
            'gift',
            'icebreaker',
            'origin',
            'status',
            'credits',
          ])
          .select(['request_hash', 'created_at'])
          .whereRef('message.conversation_id', '=', 'mine.conversation_id')
          .whereRef('message.seq', '>', 'mine.cleared_seq')
          .where(({ eb: on, or, ref }) =>
            or([on('status', '=', 'sent'), on('sender_id', '=', ref('mine.member_id'))]),
          )
          .orderBy('message.seq', 'desc')
          .limit(1)
          .as('last'),
      join => join.onTrue(),
    )
    .selectAll('last')
    .select([
      'mine.conversation_id',
      'mine.other_id',
      'mine.unread',
      'mine.delivered_seq',
      'mine.last_at',
      'theirs.read_seq as other_read_seq',
      'theirs.delivered_seq as other_delivered_seq',
    ])
    .where('mine.member_id', '=', memberId)
    .where('mine.hidden', '=', false)
    .where('mine.other_id', 'not in', blockedWith(memberId))
    .orderBy('mine.last_at', 'desc')
    .orderBy('mine.conversation_id', 'desc')
    .limit(LIST_LIMIT)
    .execute();
}
