import type { Db } from '../ports/db/transaction.ts';
import { blocks } from './blocks-sql.ts';
import { hiddenFrom, talkedWith } from './visibility.ts';

/** How a person stands to a viewer; undefined for somebody who is gone or of another pool. */
export async function selectStance(db: Db, pool: string, memberId: string, viewerId: string | null) {
  return db
    .selectFrom('member')
    .select([
      blocks(viewerId, memberId).as('iBlocked'),
      blocks(memberId, viewerId).as('blockedMe'),
      hiddenFrom('member', viewerId).as('hidden'),
      talkedWith('member', viewerId).as('talked'),
    ])
    .where('member.id', '=', memberId)
    .where('member.pool', '=', pool)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}
