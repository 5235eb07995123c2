import type { components } from '@velluto/api-client/schema';
import { dayIn, type Language } from '@velluto/rules';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { parseId } from '../http/ids.ts';
import { resendAt } from './codes.ts';
import { collectionDay } from './days.ts';
import { guessState } from './guesses.ts';
import { mayAdvance } from './limit.ts';
import * as requests from './request-queries.ts';
import { noticeOf } from './texts.ts';

type Order = components['schemas']['DirectDebitOrder'];

/** An order waits so long for its code, whatever is sent again. */
const patienceMs = 3_600_000;

/** The member's own order, while it waits or after it was signed; `not_found` when it waited too long. */
export async function ownOrder(ctx: Context, memberId: string, id: string): Promise<requests.RequestRow> {
  const known = parseId(id);
  const order = known && (await requests.selectRequest(ctx.db, memberId, known));
  if (!order) throw new ApiError('not_found');
  const late = ctx.clock.now().getTime() - order.created_at.getTime() >= patienceMs;
  if (late && order.payment_id === null) throw new ApiError('not_found');
  return order;
}

/** Euro cents on the wire. */
export const euros = (amountMinor: number) => ({ amount_minor: amountMinor, currency: 'EUR' as const });

/** When credits are given, in the words of the contract. */
export const granted = (advanced: boolean) => (advanced ? ('at_once' as const) : ('when_paid' as const));

/** An order that waits for its code, on the wire. */
export async function orderToWire(ctx: Context, order: requests.RequestRow): Promise<Order> {
  const who = { memberId: order.member_id, iban: order.iban_fingerprint };
  const site = ctx.sites.byId(order.site_id);
  const { left } = await guessState(ctx, ctx.db, who);
  const collectAt = collectionDay(site, ctx.clock.now(), noticeOf(order));
  const renewal = order.renewal_minor !== null && {
    amount: euros(order.renewal_minor),
    credits: order.credits,
    after_months: order.months ?? 1,
  };
  return {
    id: order.id,
    code_expires_at: order.otp_expires_at.toISOString(),
    resend_at: resendAt(order)?.toISOString() ?? null,
    tries_left: left,
    phone: order.phone_hint,
    account: { country: order.iban_country, last4: order.iban_last4 },
    package: order.package_id,
    credits: order.credits,
    months: order.months,
    amount: euros(order.amount_minor),
    collect_on: dayIn(site.time_zone, collectAt),
    credits_granted: granted(await mayAdvance(ctx.db, who, order.amount_minor)),
    renewal: renewal || null,
    mandate: {
      reference: order.reference,
      creditor: order.creditor,
      version: order.text_version,
      language: order.language as Language,
      text: order.text.split('\n'),
    },
  };
}
