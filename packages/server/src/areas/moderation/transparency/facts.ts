import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import type { Db } from '../../../infrastructure/postgres/transaction.ts';
import type { Period } from '../complaints/transparency-queries.ts';
import type { Classified } from './category-rows.ts';
import * as queries from './facts-queries.ts';
import { categoryOf } from './reason-categories.ts';
import * as records from './record-queries.ts';

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>[number];

/** A notice that was received. */
export interface Notice extends Classified {
  trusted: boolean;
  /** How many profiles, photos, messages or addresses it names. */
  items: number;
}

/** A first decision that restricts or warns somebody. */
export type Action = Classified &
  Pick<
    Rows<typeof queries.selectActions>,
    'source' | 'trusted' | 'outcome' | 'received_at' | 'decided_at'
  > & {
    /** Whether its ground is the law; else it is the terms, of which fraud is a breach. */
    byLaw: boolean;
  };

/** An appeal, with the decision before and the one on it. */
export type Appeal = Rows<typeof queries.selectAppeals>;

/** Everything that a report of a site counts. */
export interface Facts {
  notices: Notice[];
  actions: Action[];
  appeals: Appeal[];
  /** How many restrictions an appeal brought. */
  newlyImposed: number;
  /** How many complaints about a restriction came in that name no decision. */
  looseComplaints: number;
  orders: Awaited<ReturnType<typeof records.selectOrders>>;
  disputes: Awaited<ReturnType<typeof records.selectDisputes>>;
  suspensions: Awaited<ReturnType<typeof records.selectSuspensions>>;
}

/** What a decision does, from the mildest to the hardest. */
const SEVERITY = ['rejected', 'upheld', 'warned', 'photo_removed', 'account_disabled'] as const;

type Outcome = Appeal['former'];

/** Compares what two decisions do: positive where the first is harder. */
export const harder = (a: Outcome, b: Outcome): number => SEVERITY.indexOf(a) - SEVERITY.indexOf(b);

/** Whether a decision is a measure: a warning restricts nothing. */
export const isMeasure = ({ outcome }: { outcome: Outcome }): boolean =>
  outcome === 'photo_removed' || outcome === 'account_disabled';

/**
 * Collects what the report of a site and period counts.
 *
 * @throws OperatorError where staff have to say first what was restricted
 */
export async function collectFacts(db: Db, siteId: string, period: Period): Promise<Facts> {
  const received = await queries.selectReceived(db, siteId, period);
  const actions = await queries.selectActions(db, siteId, period);
  const appeals = await queries.selectAppeals(db, siteId, period);
  const replaced = await queries.selectReplaced(db, siteId, period);
  return {
    notices: received
      .filter(({ source }) => source === 'notice')
      .flatMap(row => {
        const category = categoryOf(row);
        const items = row.kind === 'general' && !row.located ? 0 : 1;
        return category ? [{ ...category, name: row.reference, trusted: row.trusted, items }] : [];
      }),
    actions: classified(actions).map(({ ground, ...action }) => ({ ...action, byLaw: ground === 'law' })),
    appeals: appeals.filter(concernsContent),
    newlyImposed: replaced.filter(row => isMeasure(row) && harder(row.outcome, row.former) > 0).length,
    looseComplaints: received.filter(({ reason, category }) => reason === 'moderation' && category === null)
      .length,
    orders: await records.selectOrders(db, siteId, period),
    disputes: await records.selectDisputes(db, siteId, period),
    suspensions: await records.selectSuspensions(db, siteId, period),
  };
}

/**
 * Gives each action its category.
 *
 * @throws OperatorError where one restricts somebody for a reason that is about the service: it would be counted nowhere
 */
function classified<Row extends Rows<typeof queries.selectActions>>(rows: readonly Row[]) {
  const found = rows.map(row => ({ ...row, name: row.reference, of: categoryOf(row) }));
  const without = found.filter(({ of }) => of === null).map(({ name }) => name);
  if (without.length > 0) {
    throw new OperatorError(
      `Say with moderation classify what was restricted by ${without.join(', ')}: the reason is none of content.`,
    );
  }
  return found.flatMap(({ of, ...row }) => (of ? [{ ...row, ...of }] : []));
}

/** Whether an appeal is about content or an account, and not about payments or how the service works. */
const concernsContent = (appeal: Appeal): boolean =>
  appeal.source !== 'notice' || categoryOf(appeal) !== null;
