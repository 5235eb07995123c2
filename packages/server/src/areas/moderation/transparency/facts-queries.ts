import { type Selectable, sql } from 'kysely';
import type {
  ComplaintDecisionTable,
  ComplaintTable,
} from '../../../infrastructure/postgres/tables/moderation.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import type { Period } from '../complaints/transparency-queries.ts';

/** What is counted of a complaint. */
type Counted = Pick<
  Selectable<ComplaintTable>,
  'reference' | 'kind' | 'reason' | 'source' | 'category' | 'described'
> & {
  /** Whether it is a notice of a trusted flagger. */
  trusted: boolean;
};

type Outcome = ComplaintDecisionTable['outcome'];

const counted = sql`complaint.reference, complaint.kind, complaint.reason, complaint.source, complaint.category,
  complaint.described, complaint.trusted_flagger is not null as trusted`;

const within = (moment: ReturnType<typeof sql>, { from, until }: Period) =>
  sql<boolean>`${moment} >= ${from} and ${moment} < ${until}`;

/** What came in at a site in a period, with whether it names something at an exact address. */
export async function selectReceived(db: Db, siteId: string, period: Period) {
  const { rows } = await sql<Counted & { located: boolean }>`
    select ${counted}, complaint.url is not null as located
    from complaint
    where complaint.site_id = ${siteId} and ${within(sql`complaint.created_at`, period)}
    order by complaint.created_at`.execute(db);
  return rows;
}

/** First decisions of a period that restrict or warn somebody. */
export async function selectActions(db: Db, siteId: string, period: Period) {
  const { rows } = await sql<
    Counted & {
      outcome: Outcome;
      ground: ComplaintDecisionTable['ground'];
      received_at: Date;
      decided_at: Date;
    }
  >`
    select ${counted}, decision.outcome, decision.ground, complaint.created_at as received_at, decision.decided_at
    from complaint_decision decision
    join complaint on complaint.id = decision.complaint_id
    where complaint.site_id = ${siteId} and decision.round = 1
      and decision.outcome in ('warned', 'photo_removed', 'account_disabled')
      and ${within(sql`decision.decided_at`, period)}
    order by decision.decided_at`.execute(db);
  return rows;
}

/** Appeals that were made or decided in a period, with the decision before and, where there is one by now, that on the appeal. */
export async function selectAppeals(db: Db, siteId: string, period: Period) {
  const { rows } = await sql<
    Counted & {
      role: 'reporter' | 'affected';
      appealed_at: Date;
      former: Outcome;
      outcome: Outcome | null;
      decided_at: Date | null;
    }
  >`
    select ${counted}, party.role, party.appealed_at, former.outcome as former, answer.outcome, answer.decided_at
    from complaint_party party
    join complaint on complaint.id = party.complaint_id
    join lateral (
      select outcome from complaint_decision decision
      where decision.complaint_id = complaint.id and decision.decided_at <= party.appealed_at
      order by round desc limit 1
    ) former on true
    left join lateral (
      select outcome, decided_at from complaint_decision decision
      where decision.complaint_id = complaint.id and decision.decided_at > party.appealed_at
      order by round limit 1
    ) answer on true
    where complaint.site_id = ${siteId}
      and (${within(sql`party.appealed_at`, period)} or ${within(sql`answer.decided_at`, period)})
    order by party.appealed_at`.execute(db);
  return rows;
}

/** A decision on an appeal of a period, with the one that it replaces. */
export async function selectReplaced(db: Db, siteId: string, period: Period) {
  const { rows } = await sql<Counted & { former: Outcome; outcome: Outcome }>`
    select ${counted}, former.outcome as former, decision.outcome
    from complaint_decision decision
    join complaint_decision former
      on former.complaint_id = decision.complaint_id and former.round = decision.round - 1
    join complaint on complaint.id = decision.complaint_id
    where complaint.site_id = ${siteId} and ${within(sql`decision.decided_at`, period)}
    order by decision.decided_at`.execute(db);
  return rows;
}
