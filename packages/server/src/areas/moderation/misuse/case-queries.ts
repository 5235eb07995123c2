import { sql } from 'kysely';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import { isNotice } from '../complaints/notices.ts';

/** What speaks for a misuse: cases against somebody, of how many, and when the latest was decided. */
export interface Cases {
  /** Reports or appeals that were rejected, or decisions that something was illegal. */
  cases: number;
  /** Everything that was sent, or shown. */
  total: number;
  latest: Date | null;
}

const none: Cases = { cases: 0, total: 0, latest: null };

/** Notices of a reporter since a moment, and those that were rejected. */
export async function countNotices(db: Db, reporterKey: string, since: Date): Promise<Cases> {
  const { rows } = await sql<Cases>`
    select count(*)::int as total, count(*) filter (where last.outcome = 'rejected')::int as cases,
      max(last.decided_at) filter (where last.outcome = 'rejected') as latest
    from complaint
    left join lateral (
      select outcome, decided_at from complaint_decision
      where complaint_id = complaint.id order by round desc limit 1
    ) last on true
    where reporter_key = ${reporterKey} and complaint.created_at > ${since} and source = 'notice'
      and ${isNotice}`.execute(db);
  return rows[0] ?? none;
}

/** Appeals of somebody since a moment, and those that changed nothing. */
export async function countAppeals(db: Db, subject: string, since: Date): Promise<Cases> {
  const { rows } = await sql<Cases>`
    select count(*)::int as total, count(*) filter (where answer.outcome = former.outcome)::int as cases,
      max(answer.decided_at) filter (where answer.outcome = former.outcome) as latest
    from complaint_party party
    join complaint on complaint.id = party.complaint_id
    join lateral (
      select outcome from complaint_decision
      where complaint_id = complaint.id and decided_at <= party.appealed_at order by round desc limit 1
    ) former on true
    left join lateral (
      select outcome, decided_at from complaint_decision
      where complaint_id = complaint.id and decided_at > party.appealed_at order by round limit 1
    ) answer on true
    where party.appealed_at > ${since}
      and ${subject} = case party.role when 'reporter' then complaint.reporter_key else party.member_id::text end`.execute(
    db,
  );
  return rows[0] ?? none;
}

/** Decisions in force that something of a member was illegal, and everything the member has shown or written since a moment. */
export async function countIllegal(db: Db, memberId: string, since: Date): Promise<Cases> {
  const { rows } = await sql<Cases>`
    with illegal as (
      select last.decided_at from complaint
      join lateral (
        select ground, decided_at from complaint_decision
        where complaint_id = complaint.id order by round desc limit 1
      ) last on last.ground = 'law'
      where about_id = ${memberId} and last.decided_at > ${since}
    ), shown as (
      -- the profile, photos and messages
      select 1 + (select count(*) from photo where member_id = ${memberId})
        + (select count(*) from message where sender_id = ${memberId} and created_at > ${since}) as count
    )
    select (select count(*)::int from illegal) as cases, (select max(decided_at) from illegal) as latest,
      greatest((select count from shown), (select count(*) from illegal))::int as total`.execute(db);
  return rows[0] ?? none;
}
