import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { PaymentProvider } from '../../../infrastructure/payments/provider.ts';
import * as queries from './payment-queries.ts';
import { reconcileRefunds } from './refunds.ts';
import { selectUnsynced } from './reversal-queries.ts';
import { syncReversals } from './reversals.ts';
import { cancelUnstarted, syncPayment } from './sync-payment.ts';

const minute = 60_000;
/** Milliseconds that a webhook has to arrive before the provider is asked. */
const grace = minute;
/** Milliseconds after which an order that the provider never confirmed is cancelled: it cannot be paid, since nobody got the address of its page. */
const neverStartedMs = 60 * minute;
const batchSize = 50;
/** Milliseconds back within which refunds and chargebacks are checked. */
const lookBack = 30 * 24 * 60 * minute;

/** Job: asks the provider about payments and refunds whose webhooks never arrived; safe to repeat. */
export async function reconcilePayments(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - grace);
  for (const payment of await queries.selectPending(ctx.db, before, batchSize)) {
    await queries.markChecked(ctx.db, payment.id, now);
    const age = now.getTime() - payment.created_at.getTime();
    if (payment.provider_id === null && age >= neverStartedMs) await cancelUnstarted(ctx, payment.id);
    // one that fails must not hold up the others
    else
      await syncPayment(ctx, payment).catch(err =>
        ctx.log.warn({ err, payment: payment.id }, 'not reconciled'),
      );
  }
  await reconcileRefunds(ctx);
}

/**
 * Job: looks for refunds and chargebacks that were missed, because the server was down for longer than webhooks are
 * retried, or was restored from a backup; safe to repeat.
 */
export async function reconcileReversals(ctx: Context): Promise<void> {
  for (const provider of ctx.payments.all) await reconcileReversalsAt(ctx, provider);
}

async function reconcileReversalsAt(ctx: Context, provider: PaymentProvider): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - lookBack);
  const providerReversals = await provider.latestReversals(since).catch(err => {
    if (!(err instanceof ApiError)) throw err;
    ctx.log.warn({ err }, 'the provider does not tell of refunds and chargebacks: it is asked next hour');
    return [];
  });
  for (const id of await selectUnsynced(ctx.db, provider.name, providerReversals)) {
    // one that fails must not hold up the others
    await syncReversals(ctx, await queries.selectById(ctx.db, id)).catch(err =>
      ctx.log.warn({ err, payment: id }, 'not reconciled'),
    );
  }
}
