import {
  BOOKS_KEPT_YEARS,
  dayIn,
  firstDayKept,
  MOST_BOOKS_KEPT_YEARS,
  purchaseKeptYears,
  startOfDay,
} from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { forgetOldPayers } from '../settlement/early-start.ts';
import { sellerOf } from '../settlement/receipts.ts';
import * as queries from './old-purchase-queries.ts';

/** Purchases in one transaction. */
const batchSize = 200;

/**
 * Job: deletes the details of purchases that tax law no longer asks for (`BOOKS_KEPT_YEARS`), members' cancellations as
 * old as these, and sooner what paid a purchase. The ledger and the wallets stay as they are. Safe to repeat and to run on several processes: each batch is one
 * transaction, and a purchase without details is not looked at again.
 */
export async function deleteOldPurchases(ctx: Context): Promise<void> {
  await forgetOldPayers(ctx);
  for (const siteId of await queries.selectSites(ctx.db)) {
    const cutoffs = cutoffsOf(ctx, siteId);
    let after: queries.Place | undefined;
    do after = await deleteBatch(ctx, cutoffs, after);
    while (after);
    const { home, seller, abroad } = cutoffs;
    await queries.deleteCancellations(ctx.db, siteId, home[seller] ?? abroad);
  }
}

/** Years end in the zone of the site. */
function cutoffsOf(ctx: Context, siteId: string): queries.Cutoffs {
  const { company, time_zone: zone } = sellerOf(ctx, { site_id: siteId });
  const today = dayIn(zone, ctx.clock.now());
  const keptSince = (years: number) => new Date(startOfDay(zone, firstDayKept(today, years)));
  const sellers = Object.keys(BOOKS_KEPT_YEARS);
  const home = Object.fromEntries(
    sellers.map(seller => [seller, keptSince(purchaseKeptYears({ seller, buyer: seller }))]),
  );
  const latest = keptSince(Math.min(...Object.values(BOOKS_KEPT_YEARS)));
  return { siteId, seller: company.country, home, abroad: keptSince(MOST_BOOKS_KEPT_YEARS), latest };
}

/** @returns the last purchase of the batch; undefined when there are no more */
async function deleteBatch(ctx: Context, cutoffs: queries.Cutoffs, after: queries.Place | undefined) {
  return ctx.transaction(async ({ db }) => {
    const now = ctx.clock.now();
    const old = await queries.lockOld(db, cutoffs, { after, now, limit: batchSize });
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) {
      await queries.deleteDetails(db, ids, now);
      await queries.deleteMandates(db, ids, now);
    }
    return old.at(-1);
  });
}
