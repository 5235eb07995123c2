import type { components } from '@velluto/api-client/schema';
import { dayIn } from '@velluto/rules';
import type { Context } from '../context.ts';
import { euros } from '../direct-debit/order.ts';
import type { PremiumSubscription } from '../direct-debit/subscriptions.ts';
import {
  cancelSubscriptions,
  hasEndedSubscription,
  runningSubscriptions,
} from '../direct-debit/subscriptions.ts';
import { ApiError } from '../http/api-error.ts';
import type { Site } from '../sites/site.ts';
import type { Visit } from '../trust/complaints/submit.ts';
import { sendCancellation } from './mails.ts';
import { paymentsNamed } from './named-payments.ts';
import * as payments from './payment-queries.ts';
import { sellerOf } from './receipts.ts';
import { checkVisitor, leaveToSupport } from './visitor-declaration.ts';

type CancelRequest = components['schemas']['CancelPremiumRequest'];
type CancelResponse = components['schemas']['CancelPremiumResponse'];

/**
 * Answers a cancellation of premium that renews. A member sees what ends; a visitor gets the same answer whatever was
 * named, and by e-mail either the confirmation, or word that support looks into it.
 *
 * @throws ApiError `not_found` for a member's unknown order, `invalid_request` when a visitor names no account,
 *   `rate_limited` for an address that was named too often
 */
export async function answerCancellation(
  ctx: Context,
  visit: Visit,
  member: { id: string; name: string } | null,
  request: CancelRequest,
): Promise<CancelResponse> {
  const { step, payment: number } = request;
  const received_at = step === 'confirm' ? ctx.clock.now().toISOString() : null;
  const declared = 'cancellation';
  if (member) {
    const [own] = number === undefined ? [] : await paymentsNamed(ctx.db, { memberId: member.id }, number);
    if (number !== undefined && !own) {
      if (step === 'confirm') await leaveToSupport(ctx, visit, member, { declared, number });
      throw new ApiError('not_found');
    }
    const of = { memberId: member.id, paymentId: own?.id };
    const contracts = await (step === 'confirm' ? cancelAll(ctx, of) : runningSubscriptions(ctx, ctx.db, of));
    return { step, received_at, contracts: contracts.map(contract => toWire(visit.site, contract)) };
  }
  const visitor = await checkVisitor(ctx, visit.site, request);
  if (step === 'confirm') {
    const [found] = await paymentsNamed(ctx.db, visitor.payer, visitor.number);
    const done = found ? await cancelOrCancelled(ctx, found.member_id) : false;
    if (!done) await leaveToSupport(ctx, visit, visitor, { declared, number: visitor.number });
  }
  return { step, received_at, contracts: [] };
}

/** Ends what renews; false when nothing does and nothing that did was ended before. */
async function cancelOrCancelled(ctx: Context, memberId: string): Promise<boolean> {
  const ended = await cancelAll(ctx, { memberId });
  return ended.length > 0 || hasEndedSubscription(ctx, memberId);
}

/** Ends what renews, once however often it is asked, and confirms each contract by e-mail. */
async function cancelAll(
  ctx: Context,
  of: { memberId: string; paymentId?: string | undefined },
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
