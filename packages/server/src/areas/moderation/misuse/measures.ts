import {
  COMPLAINT_KEPT_DAYS,
  MISUSE_COUNT,
  MISUSE_DAYS,
  REPEATED_SUSPENSION_DAYS,
  SUSPENSION_DAYS,
} from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import { lockDeliveries } from '../../../infrastructure/postgres/delivery-lock.ts';
import type { Db, Tx } from '../../../infrastructure/postgres/transaction.ts';
import { deactivateMember, reactivateMember } from '../account-status.ts';
import { isBanned } from '../bans.ts';
import { lockReporter } from '../complaints/complaint-queries.ts';
import { newReference } from '../complaints/reference.ts';
import { planStaffMail } from '../complaints/staff.ts';
import { forgetMarks, markIdentity } from '../identity-marks.ts';
import { type MeasureRow, selectSuspension, selectWaitingSites } from '../suspension-queries.ts';
import { recordSuspension } from '../transparency/records.ts';
import { type Cases, countAppeals, countIllegal, countNotices } from './case-queries.ts';
import { sendMeasure } from './mails.ts';
import * as queries from './measure-queries.ts';
import { type About, type Misuser, misuserOf, textFor } from './misuser.ts';

const day = 86_400_000;

type Misuse = About['misuse'];

/** A warning, as an operator gives it. */
export interface Warning extends About {
  /** Name of the person who decides. */
  by: string;
  /** How many of the cases are manifest. */
  counted: number;
  /** Gravity and consequences, and the intention as far as it can be seen; for operators only. */
  assessment: string;
  /** Reasons for the reader, in the reader's language. */
  reasons: { language: string; text: string };
}

/** What was counted of somebody, and what was imposed before. */
export interface Assessment extends Cases {
  language: string;
  warnedAt: Date | null;
  suspendedBefore: boolean;
  /** Most days of a suspension now. */
  maxDays: number;
}

/**
 * Counts what speaks for a misuse within a year, and what was imposed before.
 *
 * @throws OperatorError when the complaint or the person is not there
 */
export async function assess(ctx: Context, about: About): Promise<Assessment> {
  return assessment(ctx, ctx.db, await misuserOf(ctx, ctx.db, about), about.misuse);
}

async function assessment(ctx: Context, db: Db, misuser: Misuser, misuse: Misuse): Promise<Assessment> {
  const since = new Date(ctx.clock.now().getTime() - MISUSE_DAYS * day);
  const { subject, language } = misuser;
  const counting = {
    illegal_content: countIllegal,
    unfounded_notices: countNotices,
    unfounded_complaints: countAppeals,
  };
  const cases = await counting[misuse](db, subject, since);
  const imposed = await queries.selectMeasures(db, { subject, misuse, since });
  // what was lifted was wrong
  const standing = imposed.filter(({ lifted_by }) => lifted_by === null);
  const suspendedBefore = standing.some(({ kind }) => kind === 'suspension');
  return {
    ...cases,
    language,
    warnedAt: standing.find(({ kind }) => kind === 'warning')?.imposed_at ?? null,
    suspendedBefore,
    maxDays: suspendedBefore ? REPEATED_SUSPENSION_DAYS : SUSPENSION_DAYS,
  };
}

/**
 * Warns somebody that the next misuse has a suspension as its consequence.
 *
 * @returns the reference of the warning
 * @throws OperatorError when it is not frequent, and without reasons in the reader's language
 */
export const warn = (ctx: Context, warning: Warning): Promise<string> =>
  impose(ctx, warning, () => ({ kind: 'warning' as const, until: null }));

/**
 * Suspends an account, or the handling of somebody's reports or appeals, after a warning and further cases. A suspension ends by itself.
 *
 * @returns the reference of the suspension
 * @throws OperatorError without a warning, or a case after it; for too many days; while there is one already
 */
export const suspend = (
  ctx: Context,
  { days, ...measure }: Warning & { /** How long it lasts. */ days: number },
): Promise<string> =>
  impose(ctx, measure, ({ warnedAt, latest, maxDays }, now) => {
    if (warnedAt === null) throw new OperatorError('Warn first: nobody is suspended without a warning.');
    if (latest === null || latest <= warnedAt)
      throw new OperatorError('Nothing was decided since the warning: a suspension needs a further case.');
    if (days < 1 || days > maxDays) throw new OperatorError(`Say --days: 1 to ${maxDays}.`);
    return { kind: 'suspension' as const, until: new Date(now.getTime() + days * day) };
  });

async function impose(
  ctx: Context,
  { by: name, counted, assessment: considered, reasons, ...about }: Warning,
  decide: (found: Assessment, now: Date) => Pick<MeasureRow, 'kind' | 'until'>,
): Promise<string> {
  const by = operator(name);
  if (considered.trim().length < 20)
    throw new OperatorError(
      'Say --assessment: gravity, consequences and intention, in 20 characters or more.',
    );
  return ctx.transaction(async tx => {
    const misuser = await misuserOf(ctx, tx.db, about);
    const { subject, memberId } = misuser;
    if (about.misuse === 'illegal_content') await lockDeliveries(tx, subject);
    await lockReporter(tx.db, subject);
    const now = ctx.clock.now();
    const found = await assessment(ctx, tx.db, misuser, about.misuse);
    if (counted < MISUSE_COUNT || counted > found.cases) {
      throw new OperatorError(
        `Say --counted: how many of the ${found.cases} cases are manifest, at least ${MISUSE_COUNT}.`,
      );
    }
    const { kind, until } = decide(found, now);
    if (kind === 'suspension' && (await selectSuspension(tx.db, subject, about.misuse)))
      throw new OperatorError('There is a suspension already.');
    const row = {
      id: ctx.ids.uuid(),
      reference: newReference(ctx),
      site_id: misuser.siteId,
      pool: misuser.pool,
      misuse: about.misuse,
      kind,
      subject,
      member_id: memberId,
      name: misuser.name,
      email: misuser.email,
      language: misuser.language,
      counted,
      total: found.total,
      assessment: considered.trim(),
      reasons: textFor(misuser.language, reasons),
      imposed_by: by,
      imposed_at: now,
      until,
      ended_at: null,
      lifted_by: null,
    };
    await queries.insertMeasure(tx.db, row);
    if (kind === 'suspension') await carryOut(ctx, tx, row);
    await sendMeasure(ctx, tx, row, row.reasons);
    return row.reference;
  });
}

/** Records a suspension for the transparency report; one of an account closes it and keeps its owner from another one. */
async function carryOut(ctx: Context, tx: Tx, row: MeasureRow): Promise<void> {
  const { id, site_id, reference: file, misuse, imposed_at, member_id } = row;
  await recordSuspension({ ...ctx, db: tx.db }, { site_id, file, misuse, imposed_at });
  if (misuse !== 'illegal_content' || member_id === null) return;
  if (!(await deactivateMember(ctx, tx, member_id, 'disabled')))
    throw new OperatorError('The account is not open: it was closed or deleted.');
  await markIdentity(ctx, tx, member_id, { reason: 'banned', source: id, since: imposed_at });
}

/**
 * Lifts a warning or a suspension after an objection; another person decides on it than the one who imposed it.
 *
 * It may have ended by itself: then only its record changes, and it makes no later suspension a repeated one.
 *
 * @throws OperatorError for the same person, and for what was lifted already
 */
export async function lift(
  ctx: Context,
  { reference, by: name, reasons }: Pick<Warning, 'reference' | 'by' | 'reasons'>,
): Promise<void> {
  const by = operator(name);
  await ctx.transaction(async tx => {
    const row = await lockMeasure(tx, reference);
    if (!row || row.lifted_by !== null)
      throw new OperatorError(
        'There is no warning or suspension with this reference, or it was lifted already.',
      );
    if (row.imposed_by === by)
      throw new OperatorError('An objection is decided by another person than the measure.');
    await end(ctx, tx, row, by);
    const lifted = { ...row, ended_at: row.ended_at ?? ctx.clock.now(), lifted_by: by };
    await sendMeasure(ctx, tx, lifted, textFor(row.language, reasons));
  });
}

/** Job: ends the suspensions whose time is over, and deletes what ended or was imposed as long ago as complaints are kept. */
export async function endSuspensions(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const reference of await queries.selectDue(ctx.db, now)) {
    await ctx.transaction(async tx => {
      const row = await lockMeasure(tx, reference);
      if (!row || row.ended_at !== null) return;
      await end(ctx, tx, row, null);
      await sendMeasure(ctx, tx, { ...row, ended_at: now }, null);
    });
  }
  await queries.deleteMeasuresBefore(ctx.db, new Date(now.getTime() - COMPLAINT_KEPT_DAYS * day));
}

/** The measure with a reference, locked with the member whom it suspends. */
async function lockMeasure(tx: Tx, reference: string): Promise<MeasureRow | undefined> {
  const memberId = await queries.selectSuspended(tx.db, reference);
  // before the row, as in a decision about the member
  if (memberId !== null) await lockDeliveries(tx, memberId);
  return queries.lockMeasure(tx.db, reference);
}

async function end(ctx: Context, tx: Tx, row: MeasureRow, by: string | null): Promise<void> {
  const { id, kind, misuse, member_id } = row;
  const now = ctx.clock.now();
  await queries.endMeasure(tx.db, id, { ended_at: row.ended_at ?? now, lifted_by: by });
  if (kind === 'warning' || row.ended_at !== null) return;
  if (misuse !== 'illegal_content') {
    // what waited is handled from now on
    for (const siteId of await selectWaitingSites(tx.db, id)) await planStaffMail(ctx, tx, siteId, now);
    return;
  }
  await forgetMarks(tx, id);
  if (member_id !== null && !(await isBanned(tx.db, member_id)))
    await reactivateMember(ctx, tx, member_id, 'disabled');
}

function operator(name: string): string {
  const by = name.trim().toLowerCase();
  if (by === '') throw new OperatorError('Say who decides.');
  return by;
}
