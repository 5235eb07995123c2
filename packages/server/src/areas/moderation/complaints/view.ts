import type { components } from '@velluto/api-client/schema';
import { pageCount } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { type Db, snapshot } from '../../../infrastructure/postgres/transaction.ts';
import { tokenHash } from '../../sessions/api.ts';
import type { ComplaintRow } from './complaint-queries.ts';
import * as queries from './complaint-queries.ts';
import { appealEnd, reasonsOf, restricts } from './decision-facts.ts';

type Complaint = components['schemas']['Complaint'];
type Role = Complaint['role'];

const PER_PAGE = 20;
const LAST_PAGE = 500;

/** A person who claims to be a party of a complaint. */
export interface Claimant {
  pool: string;
  /** Id of the signed-in member, if any. */
  memberId: string | null;
  /** The key of a mailed link. */
  key: string | undefined;
}

/**
 * The complaint with a reference, and the claimant's role in it.
 *
 * @throws ApiError `not_found`, also for a complaint that does not concern the claimant
 */
export async function claim(
  db: Db,
  { pool, memberId, key }: Claimant,
  reference: string,
): Promise<{ id: string; role: Role }> {
  const byKey =
    key === undefined ? undefined : await queries.selectClaimed(db, pool, { reference, key: tokenHash(key) });
  const found =
    byKey ?? (memberId ? await queries.selectClaimed(db, pool, { reference, member: memberId }) : undefined);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** A complaint as a party sees it. */
export async function complaintFor(ctx: Context, id: string, role: Role): Promise<Complaint> {
  const [row] = await queries.selectComplaints(ctx.db, [id]);
  if (!row) throw new ApiError('not_found');
  return complaintToWire(row, role, ctx.clock.now());
}

/** One page of the complaints in which a member is a party. */
export async function listComplaints(
  ctx: Context,
  memberId: string,
  page: number,
): Promise<components['schemas']['ComplaintsResponse']> {
  const { parts, count } = await snapshot(ctx.db, async db => ({
    parts: await queries.selectParts(db, memberId, (page - 1) * PER_PAGE, PER_PAGE),
    count: await queries.countParts(db, memberId),
  }));
  const ids = parts.map(part => part.id);
  const rows = new Map((await queries.selectComplaints(ctx.db, ids)).map(row => [row.id, row]));
  const now = ctx.clock.now();
  return {
    complaints: parts.flatMap(({ id, role }) => {
      const row = rows.get(id);
      return row ? [complaintToWire(row, role, now)] : [];
    }),
    page,
    pages: count === 0 ? 0 : Math.min(LAST_PAGE, pageCount(count, PER_PAGE)),
  };
}

/** Until when an appeal is possible; null before a decision, and after the last one. */
export function appealUntil(row: ComplaintRow): Date | null {
  const last = row.decisions.at(-1);
  if (!last || row.state === 'final') return null;
  return appealEnd(last);
}

/** Whether a party may appeal now. */
export function canAppeal(row: ComplaintRow, role: Role, now: Date): boolean {
  const until = appealUntil(row);
  const party = row.parties.find(candidate => candidate.role === role);
  return until !== null && now < until && party?.appeal === null;
}

/** When the time ended in which a party could have appealed against the first decision; null without such a time. */
export function appealMissed({ decisions, parties }: ComplaintRow, role: Role, now: Date): Date | null {
  const [first, ...later] = decisions;
  const party = parties.find(candidate => candidate.role === role);
  if (!first || later.length > 0 || party?.appeal !== null) return null;
  const end = appealEnd(first);
  return now >= end ? end : null;
}

function complaintToWire(row: ComplaintRow, role: Role, now: Date): Complaint {
  const party = row.parties.find(candidate => candidate.role === role);
  const { about_id, about_name, about_origin } = row;
  const [first, ...later] = decisionsFor(row, role);
  return {
    reference: row.reference,
    role,
    kind: row.kind,
    reason: row.reason,
    text: role === 'reporter' ? row.text : null,
    url: role === 'reporter' ? row.url : null,
    about:
      about_name === null || about_origin === null
        ? null
        : { profile: about_id, name: about_name, origin: about_origin },
    state: row.state,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    decision: decisionToWire(role, first),
    appeal:
      party?.appeal && party.appealed_at
        ? { text: party.appeal, appealed_at: party.appealed_at.toISOString() }
        : null,
    final_decision: decisionToWire(role, later.at(-1)),
    can_appeal: canAppeal(row, role, now),
    appeal_until: appealUntil(row)?.toISOString() ?? null,
    handled_from: handledFromFor(row, role)?.toISOString() ?? null,
  };
}

/** When it is handled, told to whose suspension it waits for: the last who appealed, or else the reporter. */
function handledFromFor({ handled_from, parties }: ComplaintRow, role: Role): Date | null {
  const appealed = parties.filter(({ appealed_at }) => appealed_at !== null);
  const last = appealed.toSorted((a, b) => Number(b.appealed_at) - Number(a.appealed_at))[0];
  return (last?.role ?? 'reporter') === role ? handled_from : null;
}

/** The decisions that a party sees: the restricted member sees none before the first that restricted them. */
function decisionsFor({ decisions }: ComplaintRow, role: Role): ComplaintRow['decisions'] {
  if (role === 'reporter') return decisions;
  return decisions.slice(decisions.findIndex(({ outcome }) => restricts(outcome)));
}

type Decision = ComplaintRow['decisions'][number];

function decisionToWire(role: Role, decision: Decision | undefined): Complaint['decision'] {
  if (!decision) return null;
  const { outcome, ground, rule, law, decided_at } = decision;
  const reasons = reasonsOf(decision, role);
  return { outcome, reasons, ground, rule, law, decided_at: decided_at.toISOString(), automated: false };
}
