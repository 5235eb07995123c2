import type { Db } from '../../infrastructure/postgres/transaction.ts';
import { blocks, isHiddenFrom, talkedWith, type Viewer } from './visibility-sql.ts';

/** The relation between a member and a viewer; undefined for members who are not active or of another pool. */
export async function selectRelation(db: Db, memberId: string, viewer: Viewer & { pool: string }) {
  const { id: viewerId, pool } = viewer;
  return db
    .selectFrom('member')
    .select([
      blocks(viewerId, memberId).as('iBlocked'),
      blocks(memberId, viewerId).as('blockedMe'),
      isHiddenFrom('member', viewer).as('hidden'),
      talkedWith('member', viewerId).as('talked'),
    ])
    .where('member.id', '=', memberId)
    .where('member.pool', '=', pool)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}
