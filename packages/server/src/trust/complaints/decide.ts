import type { components } from '@velluto/api-client/schema';
import { deactivateMember, reactivateMember } from '../../accounts/account-status.ts';
import { lockDeliveries } from '../../chat/delivery-lock.ts';
import type { Context } from '../../context.ts';
import { parseId } from '../../http/ids.ts';
import { OperatorError } from '../../operator-error.ts';
import { setPhotoStatus } from '../../photos/moderation.ts';
import type { Tx } from '../../ports/db/transaction.ts';
import { isBanned, isPhotoRemoved } from '../bans.ts';
import type { ComplaintRow } from './complaint-queries.ts';
import * as queries from './complaint-queries.ts';
import { insertDecision, lockByReference, selectAbout } from './decision-queries.ts';
import { sendDecision } from './mails.ts';

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
    if (about !== null) await lockDeliveries(tx, about);
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
  const named = photo === undefined ? reportedPhoto(row) : parseId(photo);
  if (photo !== undefined && named === null) throw noSuchPhoto();
  const next: Outcome = { outcome, photo: named };
  const decision = {
    complaint_id: row.id,
    round: row.decisions.length + 1,
    outcome,
    reasons,
    decided_by: by,
    decided_at: now,
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
  for (const party of parties) await sendDecision(ctx, tx, row, party, decision);
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
  const affectedParty = row.parties.find(one => one.role === 'affected');
  if (affectedParty || row.about_id === null || !restricts(outcome)) return affectedParty;
  const member = await queries.selectAddressee(tx.db, row.about_id);
  if (!member) return undefined;
  const party = {
    complaint_id: row.id,
    role: 'affected' as const,
    member_id: member.id,
    name: member.name,
    email: member.email,
    language: member.language,
    appeal: null,
    appealed_at: null,
  };
  await queries.insertParty(tx.db, party);
  return party;
}

/** What is decided, and which photo goes. */
interface Outcome {
  outcome: components['schemas']['ComplaintOutcome'];
  photo: string | null;
}

/** Whether an outcome goes against a member. */
export const restricts = (outcome: Outcome['outcome']): boolean =>
  outcome !== 'rejected' && outcome !== 'upheld';

type Complaint = Pick<ComplaintRow, 'id' | 'kind' | 'about_id'>;

/**
 * Goes from one outcome to another: what the first one did and the second does not is undone, what is new is done.
 *
 * @param from null when nothing was decided before
 * @throws OperatorError when the outcome does not fit the complaint
 */
async function changeOutcome(
  ctx: Context,
  tx: Tx,
  complaint: Complaint,
  from: Outcome | null,
  to: Outcome,
): Promise<void> {
  check(complaint, to);
  const { about_id: memberId } = complaint;
  if (memberId === null) return;
  const samePhoto = from?.outcome === to.outcome && from.photo === to.photo;
  if (from?.outcome === 'photo_removed' && from.photo && !samePhoto) {
    const stays = await isPhotoRemoved(tx.db, memberId, from.photo);
    if (!stays) await setPhotoStatus(ctx, tx, { id: from.photo, owner: memberId }, 'active');
  }
  if (to.outcome === 'photo_removed' && !samePhoto) await removePhoto(ctx, tx, memberId, to.photo);
  if (from?.outcome === to.outcome) return;
  if (to.outcome === 'account_disabled') await deactivateMember(ctx, tx, memberId, 'disabled');
  if (from?.outcome === 'account_disabled' && !(await isBanned(tx.db, memberId))) {
    await reactivateMember(ctx, tx, memberId, 'disabled');
  }
}

function check({ kind, about_id }: Complaint, { outcome, photo }: Outcome): void {
  if (restricts(outcome) && kind === 'general')
    throw new OperatorError('A complaint about the service is rejected or upheld.');
  if (restricts(outcome) && about_id === null)
    throw new OperatorError('The member has left; nothing can be done to them.');
  if (outcome === 'upheld' && kind !== 'general') {
    throw new OperatorError(
      'A report is upheld by what is done: warn, remove the photo or disable the account.',
    );
  }
  if (outcome === 'photo_removed' && photo === null) throw new OperatorError('Say which photo to remove.');
}

async function removePhoto(ctx: Context, tx: Tx, owner: string, photo: string | null): Promise<void> {
  if (photo === null || !(await setPhotoStatus(ctx, tx, { id: photo, owner }, 'rejected')))
    throw noSuchPhoto();
}

/** What an operator is told who names a photo that is not one of the member reported. */
const noSuchPhoto = () => new OperatorError('The member has no such photo; they may have deleted it.');
