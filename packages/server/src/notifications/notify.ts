import type { Context } from '../context.ts';
import type { NoticeTable } from '../ports/db/tables/notices.ts';
import type { Tx } from '../ports/db/transaction.ts';
import { insertNotice } from './notice-queries.ts';
import { wakeNotices } from './wake.ts';

/** What somebody is to be told of. Messages note themselves (see the trigger of the table). */
export interface Notice {
  memberId: string;
  kind: Extract<NoticeTable['kind'], 'like' | 'match'>;
  /** Who likes. */
  otherId: string;
}

/**
 * Has a member told by push and mail, as far as the member wants that and is not here. It is noted in the transaction
 * that causes it: undone work tells nobody, and the same matter waits once.
 */
export async function notify(ctx: Context, tx: Tx, { memberId, kind, otherId }: Notice): Promise<void> {
  await insertNotice(tx.db, {
    ...{ member_id: memberId, kind, other_id: otherId, conversation_id: null },
    created_at: ctx.clock.now(),
  });
  tx.after(() => wakeNotices(ctx));
}
