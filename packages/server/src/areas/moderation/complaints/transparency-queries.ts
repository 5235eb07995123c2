import { sql } from 'kysely';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';

/** A period, its end not included. */
export interface Period {
  from: Date;
  until: Date;
}

/** Notices and complaints received in a period, by what they are about and why; not what staff found themselves or were ordered to do. */
export async function countReceived(db: Db, { from, until }: Period) {
  return db
    .selectFrom('complaint')
    .select(eb => ['kind', 'reason', eb.fn.countAll<number>().as('count')])
    .where('source', '=', 'notice')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .groupBy(['kind', 'reason'])
    .orderBy('kind')
    .orderBy('reason')
    .execute();
}

/** Suspensions because of misuse that were imposed in a period. */
export async function countSuspensions(db: Db, { from, until }: Period) {
  return db
    .selectFrom('misuse_suspension')
    .select(eb => ['misuse', eb.fn.countAll<number>().as('count')])
    .where('imposed_at', '>=', from)
    .where('imposed_at', '<', until)
    .groupBy('misuse')
    .orderBy('misuse')
    .execute();
}

/** Decisions of a period by outcome and ground; those on appeals apart, with how many of them changed the outcome. */
export async function countDecided(db: Db, { from, until }: Period) {
  const { rows } = await sql<{
    on_appeal: boolean;
    outcome: string;
    ground: string | null;
    count: number;
    changed: number;
  }>`
    select decision.round > 1 as on_appeal, decision.outcome, decision.ground, count(*)::int as count,
      count(*) filter (where former.outcome <> decision.outcome)::int as changed
    from complaint_decision decision
    left join complaint_decision former
      on former.complaint_id = decision.complaint_id and former.round = decision.round - 1
    where decision.decided_at >= ${from} and decision.decided_at < ${until}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

/** Median hours from receipt to the first decision, and from the appeal to the decision on it; null without any. */
export async function medianHours(db: Db, { from, until }: Period) {
  const median = (moment: ReturnType<typeof sql>) =>
    sql`percentile_cont(0.5) within group (order by extract(epoch from decided_at - ${moment}) / 3600)`;
  const { rows } = await sql<{ first: number | null; appeal: number | null }>`
    select (${median(sql`complaint.created_at`)} filter (where round = 1))::float8 as first,
      (${median(sql`appealed.at`)} filter (where round > 1))::float8 as appeal
    from complaint_decision decision
    join complaint on complaint.id = decision.complaint_id
    left join lateral (
      select max(appealed_at) as at from complaint_party
      where complaint_party.complaint_id = complaint.id and appealed_at < decision.decided_at
    ) appealed on true
    where decided_at >= ${from} and decided_at < ${until}`.execute(db);
  return rows[0] ?? { first: null, appeal: null };
}
