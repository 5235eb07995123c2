import type { Insertable } from 'kysely';
import type { SessionTable } from '../ports/db/schema.ts';
import type { Db } from '../ports/db/transaction.ts';

export async function insertSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('session').values(session).execute();
}

export async function deleteSession(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hash).execute();
}

/** One query for everything that each call needs: session, member, account and version. */
export async function selectSession(db: Db, hash: Buffer, pool: string, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .innerJoin('account', 'account.member_id', 'session.member_id')
    .innerJoin('user_state', 'user_state.member_id', 'session.member_id')
    .select([
      'member.id',
      'member.site_id',
      'member.name',
      'member.language',
      'member.country',
      'member.created_at',
      'member.last_active_at',
      'session.last_seen_at',
      'account.status as account_status',
      'account.paid_user',
      'user_state.version',
    ])
    .where('session.token_hash', '=', hash)
    .where('session.expires_at', '>', now)
    .where('member.pool', '=', pool)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}

export async function prolongSession(db: Db, hash: Buffer, now: Date, expires: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: expires })
    .where('token_hash', '=', hash)
    .execute();
}

/** Notes activity; the place in searches moves only if the last move is older than `rankBefore`. */
export async function noteActivity(db: Db, memberId: string, now: Date, rankBefore: Date): Promise<void> {
  await db.updateTable('member').set({ last_active_at: now }).where('id', '=', memberId).execute();
  await db
    .updateTable('member_search')
    .set({ rank_at: now })
    .where('member_id', '=', memberId)
    .where('rank_at', '<', rankBefore)
    .execute();
}
