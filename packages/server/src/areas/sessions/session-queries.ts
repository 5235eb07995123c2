import type { Insertable } from 'kysely';
import type { SessionTable } from '../../infrastructure/postgres/tables/sessions.ts';
import type { Db } from '../../infrastructure/postgres/transaction.ts';

export async function insertSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('session').values(session).execute();
}

export async function deleteSession(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hash).execute();
}

/** Sessions of a member that have not ended, the last used first. */
export async function selectSessions(db: Db, memberId: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['token_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

export async function deleteAll(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('session').where('member_id', '=', memberId).execute();
}

export async function deleteOthers(db: Db, memberId: string, kept: Buffer): Promise<void> {
  await db.deleteFrom('session').where('member_id', '=', memberId).where('token_hash', '<>', kept).execute();
}

export async function prolongSession(db: Db, hash: Buffer, now: Date, expires: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: now, expires_at: expires })
    .where('token_hash', '=', hash)
    .execute();
}

/** Stores the activity; the rank in searches is renewed only when it is older than `rankBefore`. */
export async function recordActivity(db: Db, memberId: string, now: Date, rankBefore: Date): Promise<void> {
  await db.updateTable('member').set({ last_active_at: now }).where('id', '=', memberId).execute();
  await db
    .updateTable('member_search')
    .set({ rank_at: now })
    .where('member_id', '=', memberId)
    .where('rank_at', '<', rankBefore)
    .execute();
}

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
}
