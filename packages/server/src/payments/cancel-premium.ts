import type { components } from '@velluto/api-client/schema';
import { dayIn, emailKey } from '@velluto/rules';
import type { Context } from '../context.ts';
import { euros } from '../direct-debit/order.ts';
import type { PremiumSubscription } from '../direct-debit/subscriptions.ts';
import { cancelSubscriptions, runningSubscriptions } from '../direct-debit/subscriptions.ts';
import { ApiError, invalidFields } from '../http/api-error.ts';
import { parseId } from '../http/ids.ts';
import type { Site } from '../sites/site.ts';
import { sendCancellation } from './mails.ts';
import * as payments from './payment-queries.ts';
import { sellerOf } from './receipts.ts';

type CancelRequest = components['schemas']['CancelPremiumRequest'];
type CancelResponse = components['schemas']['CancelPremiumResponse'];

/**
 * Cancels renewing premium. A member sees the contracts that end; a visitor gets the same answer whether or not the given data
 * is right, and if it is, the confirmation by e-mail.
 *
 * @throws ApiError `not_found` for a member's unknown order, `invalid_request` when a visitor names no account
 */
export async function answerCancellation(
  ctx: Context,
  site: Site,
  member: { id: string } | null,
  { step, payment, email }: CancelRequest,
): Promise<CancelResponse> {
  const received_at = step === 'confirm' ? ctx.clock.now().toISOString() : null;
  const id = payment === undefined ? null : parseId(payment.trim());
  if (member) {
    if (payment !== undefined && !(id && (await payments.selectOwn(ctx.db, member.id, id)))) {
      throw new ApiError('not_found');
    }
    const of = { memberId: member.id, ...(id && { paymentId: id }) };
    const contracts = await (step === 'confirm' ? cancelAll(ctx, of) : runningSubscriptions(ctx, ctx.db, of));
    return { step, received_at, contracts: contracts.map(contract => toWire(site, contract)) };
  }
  if (email === undefined) throw invalidFields({ field: 'email', code: 'required' });
  if (payment === undefined) throw invalidFields({ field: 'payment', code: 'required' });
  const found = id && (await payments.selectPaymentOf(ctx.db, site.pool, emailKey(email), id));
  if (found && step === 'confirm') await cancelAll(ctx, { memberId: found.member_id });
  return { step, received_at, contracts: [] };
}

/** Ends the subscriptions and confirms each by e-mail; repeating it changes nothing. */
async function cancelAll(
  ctx: Context,
  of: { memberId: string; paymentId?: string },
): Promise<PremiumSubscription[]> {
  return ctx.transaction(async tx => {
    const receivedAt = ctx.clock.now();
    const ended = await cancelSubscriptions(ctx, tx, of);
    for (const { paymentId, endsAt, first } of ended) {
      const payment = await payments.selectById(tx.db, paymentId);
      await sendCancellation(ctx, tx, sellerOf(ctx, payment), payment, { receivedAt, endsAt, first });
    }
    return ended;
  });
}

function toWire(
  { time_zone }: Site,
  { paymentId, packageId, amountMinor, endsAt, first }: PremiumSubscription,
) {
  return {
    payment: paymentId,
    package: packageId,
    amount: euros(amountMinor),
    ends_at: endsAt.toISOString(),
    first_collection: first && {
      amount: euros(first.amountMinor),
      collect_on: dayIn(time_zone, first.collectAt),
    },
  };
}
