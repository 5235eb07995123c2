import { EU_COUNTRIES } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import type {
  AuthorityOrderTable,
  MisuseSuspensionTable,
  SettlementDisputeTable,
} from '../../../infrastructure/postgres/tables/moderation.ts';
import type { Period } from '../complaints/transparency-queries.ts';
import type { Use } from './categories.ts';
import { isCategory } from './category-rows.ts';
import * as queries from './record-queries.ts';

type Records = Pick<Context, 'db' | 'sites' | 'clock'>;

/** Where a complaint came from, and what it is about if its reason does not say so. */
export interface Classification {
  /** A notice; something that staff found themselves; or what an authority ordered, which is recorded as an order too. */
  source: 'notice' | 'own' | 'order';
  /** The trusted flagger whose notice it is. */
  trustedFlagger?: string | undefined;
  /** Code of a category of the report. What staff found themselves needs one. */
  category?: string | undefined;
  /** What it is, with the code of a whole category. */
  described?: string | undefined;
}

/**
 * Says of a complaint how the report counts it; what was said before is replaced.
 *
 * @throws OperatorError for a complaint that is not there, and for a category that is not one of the report
 */
export async function classifyComplaint(
  { db }: Pick<Context, 'db'>,
  reference: string,
  { source, trustedFlagger, category, described }: Classification,
): Promise<void> {
  if (source === 'order' && category !== undefined) {
    throw new OperatorError('Say the category of an order with moderation order.');
  }
  if (trustedFlagger !== undefined && source !== 'notice') {
    throw new OperatorError('Only a notice is that of a trusted flagger.');
  }
  if (source === 'own' && category === undefined) {
    throw new OperatorError('Say --category of what staff have found.');
  }
  // what staff have found is counted by the ground of its decision: the terms have all categories that the law has
  if (category !== undefined) checkCategory(source === 'own' ? 'terms' : 'notice', category, described);
  const found = await queries.updateClassification(db, reference, {
    source,
    trusted_flagger: trustedFlagger ?? null,
    category: category ?? null,
    described: described ?? null,
  });
  if (!found) throw new OperatorError('There is no complaint with this reference.');
}

function checkCategory(use: Use, category: string, described: string | undefined): void {
  if (isCategory(use, category, described ?? null)) return;
  throw new OperatorError(
    'Say --category: a KEYWORD_… of the report, or a whole STATEMENT_CATEGORY_… with --described. Part 2 of the report lists them.',
  );
}

/**
 * Records an order of an authority, in place of what was recorded under the same file.
 *
 * @throws OperatorError for an unknown site, country or category, and for times in the wrong order
 */
export async function recordOrder(ctx: Records, order: AuthorityOrderTable): Promise<void> {
  const { country, category, described, kind, items } = order;
  checkSite(ctx, order.site_id);
  if (!EU_COUNTRIES.has(country)) throw new OperatorError('Say --country: a Member State, as in IT.');
  checkCategory('order', category, described ?? undefined);
  if ((kind === 'act') !== (items !== null)) {
    throw new OperatorError(
      'Say --items of an order to act: how many profiles, photos and messages it names.',
    );
  }
  checkTimes(ctx, order.received_at, order.informed_at, order.effected_at);
  await queries.putOrder(ctx.db, order);
}

/**
 * Records a dispute before an out-of-court body, in place of what was recorded under the same file.
 *
 * @throws OperatorError for an unknown site, an end without outcome, and times in the wrong order
 */
export async function recordDispute(ctx: Records, dispute: SettlementDisputeTable): Promise<void> {
  checkSite(ctx, dispute.site_id);
  const { ended_at, outcome, implemented } = dispute;
  if ((ended_at === null) !== (outcome === null)) {
    throw new OperatorError('Say --ended and --outcome together.');
  }
  if (implemented && outcome !== 'reversed' && outcome !== 'partially_reversed') {
    throw new OperatorError('Only a reversal is implemented.');
  }
  checkTimes(ctx, dispute.submitted_at, ended_at);
  await queries.putDispute(ctx.db, dispute);
}

/**
 * Records a suspension because of misuse, in place of what was recorded under the same file.
 *
 * @throws OperatorError for an unknown site, and for a time that is still to come
 */
export async function recordSuspension(ctx: Records, suspension: MisuseSuspensionTable): Promise<void> {
  checkSite(ctx, suspension.site_id);
  checkTimes(ctx, suspension.imposed_at);
  await queries.putSuspension(ctx.db, suspension);
}

/**
 * Deletes a record that was a mistake.
 *
 * @throws OperatorError when there is none under this file
 */
export async function removeRecord(
  { db }: Pick<Context, 'db'>,
  table: queries.RecordTable,
  siteId: string,
  file: string,
): Promise<void> {
  if (!(await queries.deleteRecord(db, table, siteId, file))) {
    throw new OperatorError('Nothing is recorded under this file.');
  }
}

function checkSite({ sites }: Records, id: string): void {
  if (sites.find(id)) return;
  throw new OperatorError(`Say --site: ${sites.all.map(site => site.id).join(', ')}.`);
}

function checkTimes({ clock }: Records, begun: Date, ...later: (Date | null)[]): void {
  const given = later.filter(moment => moment !== null);
  if (given.some(moment => moment < begun))
    throw new OperatorError('Nothing is done before it was received.');
  if ([begun, ...given].some(moment => moment > clock.now())) {
    throw new OperatorError('Record what has happened: this time is still to come.');
  }
}

/** What is recorded of a site for a period. */
export async function recordsOf({ db }: Pick<Context, 'db'>, siteId: string, period: Period) {
  return {
    orders: await queries.selectOrders(db, siteId, period),
    disputes: await queries.selectDisputes(db, siteId, period),
    suspensions: await queries.selectSuspensions(db, siteId, period),
  };
}
