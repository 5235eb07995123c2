import type { components } from '@velluto/api-client/schema';
import { DIRECT_DEBIT_LIMIT, dayIn, type Language, monthIn } from '@velluto/rules';
import type { Context } from '../context.ts';
import { sellerOf } from '../payments/receipts.ts';
import type { Site } from '../sites/site.ts';
import { debtOf } from '../wallet/wallet.ts';
import * as debits from './debit-queries.ts';
import { guessState } from './guesses.ts';
import { usedOfLimit } from './limit.ts';
import * as mandates from './mandate-queries.ts';
import { directDebitOf } from './offered.ts';
import { euros, granted } from './order.ts';
import * as subscriptions from './subscription-queries.ts';

type Schemas = components['schemas'];

const shown = { mandates: 50, collections: 100 };
const minute = 60_000;

/** Everything about a member's direct debits. */
export async function directDebitsOf(
  ctx: Context,
  site: Site,
  memberId: string,
  country: string,
): Promise<Schemas['DirectDebitsResponse']> {
  const now = ctx.clock.now();
  const { blockedUntil } = await guessState(ctx, ctx.db, { memberId, iban: null });
  const unsettled = await debits.isUnsettled(ctx.db, memberId);
  const minutes = blockedUntil && Math.ceil((blockedUntil.getTime() - now.getTime()) / minute);
  const rows = await mandates.selectMandates(ctx.db, memberId, shown.mandates);
  return {
    available: directDebitOf(site, ctx.payments, country) !== null,
    limit: euros(DIRECT_DEBIT_LIMIT.amountMinor),
    used: euros(await usedOfLimit(ctx.db, memberId, null, monthIn(site.time_zone, now))),
    blocked: unsettled ? { minutes: null } : minutes === null ? null : { minutes },
    owed_credits: await debtOf(ctx.db, memberId),
    mandates: await mandatesToWire(ctx, rows),
  };
}

/** Mandates on the wire, each with what is collected under it. */
export async function mandatesToWire(
  ctx: Context,
  rows: mandates.MandateRow[],
): Promise<Schemas['Mandate'][]> {
  const ids = rows.map(({ id }) => id);
  const collections = await debits.selectOfMandates(ctx.db, ids);
  const renewing = await subscriptions.selectOfMandates(ctx.db, ids);
  return rows.map(row => {
    const zone = sellerOf(ctx, row).time_zone;
    const own = collections.filter(one => one.mandate_id === row.id);
    const renewal = renewing.find(one => one.mandate_id === row.id);
    return {
      id: row.id,
      reference: row.reference,
      creditor: row.creditor,
      version: row.text_version,
      language: row.language as Language,
      text: row.text.split('\n'),
      account: { country: row.iban_country, last4: row.iban_last4 },
      signed_at: row.signed_at.toISOString(),
      revoked_at: row.revoked_at?.toISOString() ?? null,
      renewal: renewal ? renewalToWire(zone, renewal, own) : null,
      collections: own.slice(0, shown.collections).map(one => ({
        payment_id: one.payment_id,
        amount: euros(one.amount_minor),
        collect_on: dayIn(zone, one.collect_at),
        state: one.state,
        credits_granted: granted(one.advanced),
      })),
    };
  });
}

function renewalToWire(
  zone: string,
  renewal: subscriptions.SubscriptionRow,
  own: debits.DebitRow[],
): Schemas['MandateRenewal'] {
  const announced = own.find(
    one => one.state === 'announced' && one.payment_id !== renewal.first_payment_id,
  )?.collect_at;
  const next = renewal.cancelled_at ? null : (announced ?? renewal.next_at);
  return {
    package: renewal.package_id,
    amount: euros(renewal.amount_minor),
    credits: renewal.credits,
    next_on: next ? dayIn(zone, next) : null,
    cancelled_at: renewal.cancelled_at?.toISOString() ?? null,
  };
}
