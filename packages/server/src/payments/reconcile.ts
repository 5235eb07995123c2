import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import * as queries from './payment-queries.ts';
import { reconcileRefunds } from './refunds.ts';
import { selectUnsynced } from './reversal-queries.ts';
import { syncReversals } from './reversals.ts';
import { cancelUnstarted, syncPayment } from './settle.ts';

const minute = 60_000;
/** Webhooks get this long to arrive before the provider is asked. */
const grace = minute;
/** An order that the provider never confirmed cannot be paid: nobody got the address of its page. */
const neverStartedMs = 60 * minute;
const atOnce = 50;
/** Refunds and chargebacks of this period are checked. */
const lookBack = 30 * 24 * 60 * minute;

/** Asks the provider about payments and refunds whose webhooks never came; a job, safe to repeat. */
export async function reconcilePayments(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - grace);
  for (const payment of await queries.selectPending(ctx.db, ctx.payments.name, before, atOnce)) {
    await queries.markChecked(ctx.db, payment.id, now);
    const age = now.getTime() - payment.created_at.getTime();
    if (payment.provider_id === null && age >= neverStartedMs) await cancelUnstarted(ctx, payment.id);
    // one that cannot be asked about must not keep the others waiting
    else
      await syncPayment(ctx, payment).catch(err =>
        ctx.log.warn({ err, payment: payment.id }, 'not reconciled'),
      );
  }
  await reconcileRefunds(ctx);
}

/**
 * Looks for refunds and chargebacks that we missed, because the server was down for longer than webhooks are
 * retried, or was restored from a backup; a job, safe to repeat.
 */
export async function reconcileReversals(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - lookBack);
  const providerReversals = await ctx.payments.latestReversals(since).catch(err => {
    if (!(err instanceof ApiError)) throw err;
    ctx.log.warn({ err }, 'the provider does not tell of refunds and chargebacks: it is asked next hour');
    return [];
  });
  for (const id of await selectUnsynced(ctx.db, ctx.payments.name, providerReversals)) {
    // one that cannot be asked about must not keep the others waiting
    await syncReversals(ctx, await queries.selectById(ctx.db, id)).catch(err =>
      ctx.log.warn({ err, payment: id }, 'not reconciled'),
    );
  }
}
