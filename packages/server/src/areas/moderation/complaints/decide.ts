import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../../context/context.ts';
import { parseId } from '../../../domain/id-format.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import { lockDeliveries } from '../../../infrastructure/postgres/delivery-lock.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { setPhotoStatus } from '../../photos/api.ts';
import { deactivateMember, reactivateMember } from '../account-status.ts';
import { isBanned, isPhotoRemoved } from '../bans.ts';
import { accountClosed } from '../events.ts';
import { forgetMarks, markIdentity } from '../identity-marks.ts';
import type { ComplaintRow } from './complaint-queries.ts';
import * as queries from './complaint-queries.ts';
import { restricts } from './decision-facts.ts';
import { insertDecision, lockByReference, selectAbout } from './decision-queries.ts';
import { sendDecision } from './mails.ts';
import { mayThreatenLife } from './notices.ts';
import { type Reasons, readersOf, reasonsFor } from './reasons.ts';

/** An operator's decision. */
export interface Verdict {
  reference: string;
  /** Name of the person who decides. */
  by: string;
  outcome: components['schemas']['ComplaintOutcome'];
  /** What a restriction rests on; for other outcomes there is none. */
  ground?: components['schemas']['DecisionGround'] | undefined;
  /** The rule of the ban policy that was broken; only with a ground. */
  rule?: components['schemas']['HouseRule'] | undefined;
  /** The provision that was broken; only with the ground `law`. */
  law?: string | undefined;
  /**
   * The authority that was informed of a suspected crime, and on which day (`YYYY-MM-DD`); null where none has to be. Has to be
   * said of a restriction for a reason that may mean a threat to life or safety.
   */
  authority?: { name: string; informedOn: string } | null | undefined;
  /** Statement of reasons for each reader, in the reader's language. */
  reasons: Reasons;
  /** Id of the photo to remove; the reported one when left out. */
  photo?: string | undefined;
}

const steps = {
  first: { states: ['received', 'in_review'], refusal: 'It is decided already.' },
  on_appeal: { states: ['appealed'], refusal: 'Nobody has appealed, or the appeal is decided.' },
} as const;

/**
 * Decides a complaint or an appeal: stores the decision, carries it out or reverts the former one, and mails
 * both parties the reasons.
 *
 * @returns `decided` while a party may still appeal, else `final`
 * @throws OperatorError when this decision is not possible
 */
export async function decide(
  ctx: Context,
  step: keyof typeof steps,
  verdict: Verdict,
): Promise<'decided' | 'final'> {
  const by = verdict.by.trim().toLowerCase();
  if (by === '') throw new OperatorError('Say who decides.');
  checkGround(verdict);
  return ctx.transaction(async tx => {
    // decisions about one member wait for each other, so that each sees the others in force; restoring an account takes this lock too
    const about = await selectAbout(tx.db, verdict.reference);
    if (about !== null) await lockDeliveries(tx, about);
    const row = await lockByReference(tx.db, verdict.reference);
    if (!row) throw new OperatorError('There is no complaint with this reference.');
    const { states, refusal } = steps[step];
    if (!(states as readonly string[]).includes(row.state)) throw new OperatorError(refusal);
    if (row.decisions.some(decision => decision.decided_by === by)) {
      throw new OperatorError('An appeal is decided by another person than the complaint.');
    }
    return decideIn(ctx, tx, row, { ...verdict, by });
  });
}

function checkGround({ outcome, ground, rule, law }: Verdict): void {
  if (restricts(outcome) !== (ground !== undefined)) {
    throw new OperatorError(
      'Say what a restriction rests on (law, terms or fraud), and only of a restriction.',
    );
  }
  if ((ground === undefined) !== (rule === undefined)) {
    throw new OperatorError('Say which rule of the ban policy was broken, and only of a restriction.');
  }
  if ((ground === 'law') !== (law !== undefined && law.trim() !== '')) {
    throw new OperatorError('Say which provision was broken where the ground is the law, and only there.');
  }
}

async function decideIn(
  ctx: Context,
  tx: Tx,
  row: ComplaintRow,
  { by, reasons, outcome, ground, rule, law, photo, authority }: Verdict,
): Promise<'decided' | 'final'> {
  const now = ctx.clock.now();
  const named = photo === undefined ? reportedPhoto(row) : parseId(photo);
  if (photo !== undefined && named === null) throw noSuchPhoto();
  if (restricts(outcome) && authority === undefined && mayThreatenLife.includes(row.reason)) {
    throw new OperatorError(
      'Say which authority was informed and when, or that none has to be: this may be a crime that threatens life or safety.',
    );
  }
  const next: Outcome = { outcome, photo: named };
  const told = reasonsFor(await readersOf(ctx, tx.db, row), reasons, restricts(outcome));
  const decision = {
    complaint_id: row.id,
    round: row.decisions.length + 1,
    outcome,
    ground: ground ?? null,
    rule: rule ?? null,
    law: law?.trim() ?? null,
    authority: authority?.name ?? null,
    informed_on: authority?.informedOn ?? null,
    reasons: told.reporter,
    reasons_affected: told.affected,
    decided_by: by,
    decided_at: now,
    photo_id: outcome === 'photo_removed' ? next.photo : null,
  };
  await insertDecision(tx.db, decision);
  await changeOutcome(ctx, tx, row, lastOutcome(row), next);
  if (outcome === 'account_disabled' && row.about_id !== null) {
    const about = { memberId: row.about_id, decision: `${row.id}:${decision.round}` };
    await ctx.events.emit(tx, accountClosed, { ...about, fraud: ground === 'fraud' });
  }
  const affected = await affectedParty(tx, row, outcome);
  const parties = [row.parties.find(({ role }) => role === 'reporter'), affected].filter(
    party => party !== undefined,
  );
  // each party may appeal once, also a member whom only the decision on the other's appeal restricts
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

/** The member whom the decision restricts, or restricted before the appeal. They are informed and may appeal. */
async function affectedParty(tx: Tx, row: ComplaintRow, outcome: Verdict['outcome']) {
  const affectedParty = row.parties.find(({ role }) => role === 'affected');
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

/** The outcome of a decision, and the photo that it removes. */
interface Outcome {
  outcome: components['schemas']['ComplaintOutcome'];
  photo: string | null;
}

type Complaint = Pick<ComplaintRow, 'id' | 'kind' | 'about_id'>;

/**
 * Replaces one outcome by another: reverts the measures that only the former had, and takes those that only the new one has.
 *
 * @param from the former outcome; null for a first decision
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
  // also of a member who was erased meanwhile
  if (from?.outcome === 'account_disabled' && to.outcome !== 'account_disabled')
    await forgetMarks(tx, complaint.id);
  if (memberId === null) return;
  const samePhoto = from?.outcome === to.outcome && from.photo === to.photo;
  if (from?.outcome === 'photo_removed' && from.photo && !samePhoto) {
    const stays = await isPhotoRemoved(tx.db, memberId, from.photo);
    if (!stays) await setPhotoStatus(ctx, tx, { id: from.photo, owner: memberId }, 'active');
  }
  if (to.outcome === 'photo_removed' && !samePhoto) await removePhoto(ctx, tx, memberId, to.photo);
  if (from?.outcome === to.outcome) return;
  if (to.outcome === 'account_disabled') {
    await deactivateMember(ctx, tx, memberId, 'disabled');
    const since = ctx.clock.now();
    await markIdentity(ctx, tx, memberId, { reason: 'banned', source: complaint.id, since });
  }
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

/** The error for a photo that does not belong to the reported member. */
const noSuchPhoto = () => new OperatorError('The member has no such photo; they may have deleted it.');
