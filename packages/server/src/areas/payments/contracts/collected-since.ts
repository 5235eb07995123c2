import type { Context } from '../../../context/context.ts';
import { addresseeOf } from '../../../infrastructure/mail/addresses.ts';
import * as payments from '../settlement/payment-queries.ts';
import { sellerOf } from '../settlement/receipts.ts';
import * as cancellations from './cancellation-queries.ts';
import { termsOf } from './cancellation-terms.ts';
import { leaveToSupport } from './visitor-declaration.ts';

/**
 * Job: asks support, in the words of a cancellation without log-in, to refund a month that was collected before it was confirmed;
 * the member gets them too. Nothing is left to be asked for a member who was erased.
 *
 * @throws ApiError `rate_limited` for a member who complained too often today, so that it is tried again
 */
export async function passCollected(
  ctx: Context,
  { cancellation: key, payment: id }: { cancellation: string; payment: string },
): Promise<void> {
  const payment = await payments.selectById(ctx.db, id);
  const owner = await addresseeOf(ctx.db, payment.member_id);
  if (!owner) return;
  const site = sellerOf(ctx, payment);
  const stored = await cancellations.getCancellation(ctx.db, key);
  const visit = { site, language: owner.language };
  const client = { id: payment.member_id, name: owner.name };
  await leaveToSupport(ctx, visit, client, {
    declared: 'cancellation',
    number: id,
    // support has the reason of a visitor since the declaration, and it is not mailed to the owner of the address
    terms: { ...termsOf(site, stored), reason: null },
    receivedAt: stored.received_at,
    collected: true,
  });
}
