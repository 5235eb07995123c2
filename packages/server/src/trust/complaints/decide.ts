import type { components } from '@velluto/api-client/schema';
import { closeArrivals } from '../../chat/arrivals.ts';
import type { Context } from '../../context.ts';
import { idFrom } from '../../http/ids.ts';
import { OperatorError } from '../../operator-error.ts';
import type { Tx } from '../../ports/db/transaction.ts';
import type { ComplaintRow } from './complaint-queries.ts';
import * as queries from './complaint-queries.ts';
import { insertDecision, lockByReference, selectAbout } from './decision-queries.ts';
import { changeOutcome, noSuchPhoto, type Outcome, restricts } from './effects.ts';
import { sendDecided } from './mails.ts';

/** What an operator decides. */
export interface Verdict {
  reference: string;
  /** Name of the person who decides. */
  by: string;
  outcome: components['schemas']['ComplaintOutcome'];
  /** Statement of reasons; both sides read it. */
  reasons: string;
  /** The photo to remove; that of the report when left out. */
  photo?: string | undefined;
}

const steps = {
  first: { states: ['received', 'in_review'], refusal: 'It is decided already.' },
  on_appeal: { states: ['appealed'], refusal: 'Nobody has appealed, or the appeal is decided.' },
} as const;

/**
 * Decides a complaint, or an appeal: keeps the decision, does what it says or undoes what the one before did, and tells
 * both sides with the reasons.
 *
 * @returns `decided` while somebody may appeal, else `final`
 * @throws OperatorError when it cannot be decided so
 */
export async function decide(
  ctx: Context,
  step: keyof typeof steps,
  verdict: Verdict,
): Promise<'decided' | 'final'> {
  const by = verdict.by.trim().toLowerCase();
  const reasons = verdict.reasons.trim();
  if (by === '') throw new OperatorError('Say who decides.');
  if (reasons.length < 20 || reasons.length > 5000) {
    throw new OperatorError(
      'Give reasons in 20 to 5,000 characters: the facts, and the rule or law that they break.',
    );
  }
  return ctx.transaction(async tx => {
    // one decision on a member after the other: each sees which others hold, and so does whoever comes back
    const about = await selectAbout(tx.db, verdict.reference);
    if (about !== null) await closeArrivals(tx, about);
    const row = await lockByReference(tx.db, verdict.reference);
    if (!row) throw new OperatorError('There is no complaint with this reference.');
    const { states, refusal } = steps[step];
    if (!(states as readonly string[]).includes(row.state)) throw new OperatorError(refusal);
    if (row.decisions.some(one => one.decided_by === by)) {
      throw new OperatorError('An appeal is decided by another person than the complaint.');
    }
    return decideIn(ctx, tx, row, { ...verdict, by, reasons });
  });
}

async function decideIn(
  ctx: Context,
  tx: Tx,
  row: ComplaintRow,
  { by, reasons, outcome, photo }: Verdict,
): Promise<'decided' | 'final'> {
  const now = ctx.clock.now();
  const named = photo === undefined ? reportedPhoto(row) : idFrom(photo);
  if (photo !== undefined && named === null) throw noSuchPhoto();
  const next: Outcome = { outcome, photo: named };
  const decision = {
    ...{ complaint_id: row.id, round: row.decisions.length + 1 },
    ...{ outcome, reasons, decided_by: by, decided_at: now },
    photo_id: outcome === 'photo_removed' ? next.photo : null,
  };
  await insertDecision(tx.db, decision);
  await changeOutcome(ctx, tx, row, lastOutcome(row), next);
  const affected = await affectedParty(tx, row, outcome);
  const parties = [row.parties.find(one => one.role === 'reporter'), affected].filter(
    one => one !== undefined,
  );
  // each has one appeal, also whom only a decision on the other one's restricts
  const state = parties.some(({ appeal }) => appeal === null) ? 'decided' : 'final';
  await queries.setState(tx.db, row.id, state, now);
  for (const party of parties) await sendDecided(ctx, tx, row, party, decision);
  return state;
}

function reportedPhoto({ kind, snapshot }: ComplaintRow): string | null {
  return kind === 'photo' && typeof snapshot?.photo === 'string' ? snapshot.photo : null;
}

function lastOutcome({ decisions }: ComplaintRow): Outcome | null {
  const last = decisions.at(-1);
  return last ? { outcome: last.outcome, photo: last.photo_id } : null;
}

/** Whom the decision restricts, or restricted before the appeal; they learn of it and may appeal. */
async function affectedParty(tx: Tx, row: ComplaintRow, outcome: Verdict['outcome']) {
  const known = row.parties.find(one => one.role === 'affected');
  if (known || row.about_id === null || !restricts(outcome)) return known;
  const member = await queries.selectAddressee(tx.db, row.about_id);
  if (!member) return undefined;
  const party = {
    ...{ complaint_id: row.id, role: 'affected' as const, member_id: member.id },
    ...{ name: member.name, email: member.email, language: member.language },
    ...{ appeal: null, appealed_at: null },
  };
  await queries.insertParty(tx.db, party);
  return party;
}
