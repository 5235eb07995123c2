import type { Language } from '@velluto/rules';
import type { RunStatement, Statement } from '../postgres/database.ts';

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

const positions: Statement = {
  name: 'session-positions',
  text: `select encode(token_hash, 'hex') as hash, wal_position from session
    where token_hash in (select decode(hash, 'hex') from unnest($1::text[]) as hash)`,
};

/** How far the database's log was when sessions last wrote something, by the hash of their token in hexadecimal; null for never. */
export async function selectPositions(
  run: RunStatement,
  hashes: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await run<{ hash: string; wal_position: string | null }>(positions, [hashes]);
  return new Map(rows.map(row => [row.hash, row.wal_position]));
}
