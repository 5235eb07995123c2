import type { Language } from '@velluto/rules';
import type { Insertable } from 'kysely';
import type { RunStatement, Statement } from '../postgres/database.ts';
import type { SessionTable } from '../postgres/schema.ts';
import type { Db } from '../postgres/transaction.ts';

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

/** Ends all sessions of a member but one, and push messages to the browsers of all others. */
export async function deleteOthers(db: Db, memberId: string, kept: Buffer): Promise<void> {
  await db.deleteFrom('session').where('member_id', '=', memberId).where('token_hash', '<>', kept).execute();
  await db
    .deleteFrom('push_subscription')
    .where('member_id', '=', memberId)
    .where('session', 'is distinct from', kept)
    .execute();
}

/** Ends push messages to the browser of a session. */
export async function endPushOf(db: Db, memberId: string, session: Buffer): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('member_id', '=', memberId)
    .where('session', '=', session)
    .execute();
}

/** What each call needs to know of a session and its member. */
export interface SessionRow {
  id: string;
  pool: string;
  site_id: string;
  name: string;
  language: Language;
  country: string;
  created_at: Date;
  last_active_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  /** When the session began. */
  began_at: Date;
  account_status: 'not_confirmed' | 'active';
  paid_user: boolean;
  /** Version of the terms that was accepted at sign-up. */
  terms_version: Date;
  /** Newest version of each site's terms that was accepted since (ISO 8601); null for none. */
  terms_since: Record<string, string> | null;
  version: number;
}

const session: Statement = {
  name: 'session',
  text: `select m.id, m.pool, m.site_id, m.name, m.language, m.country, m.created_at, m.last_active_at,
      s.last_seen_at, s.expires_at, s.created_at as began_at, a.status as account_status, a.paid_user, a.terms_version,
      (select jsonb_object_agg(t.site_id, t.terms_version order by t.terms_version) from terms_acceptance t
        where t.member_id = m.id) as terms_since,
      u.version
    from session s
    join member m on m.id = s.member_id
    join account a on a.member_id = s.member_id
    join user_state u on u.member_id = s.member_id
    where s.token_hash = $1 and m.status = 'active'`,
};

/** Everything that a call needs in one statement: session, member, account and version. */
export async function selectSession(run: RunStatement, hash: Buffer): Promise<SessionRow | undefined> {
  const [row] = await run<SessionRow>(session, [hash]);
  return row;
}

const versions: Statement = {
  name: 'versions',
  text: 'select member_id, version from user_state where member_id = any($1::uuid[])',
};

/** Versions by member. Every change of a column that `selectSession` reads raises the version (triggers of migration 0015, `acceptTerms`). */
export async function selectVersions(
  run: RunStatement,
  memberIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await run<{ member_id: string; version: number }>(versions, [memberIds]);
  return new Map(rows.map(row => [row.member_id, row.version]));
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
