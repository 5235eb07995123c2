import { dayIn, type Language } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { siteOrigin } from '../../../context/web-origin.ts';
import { decryptDebtor } from '../../../domain/debtor.ts';
import { translator } from '../../../infrastructure/mail/translate.ts';
import type { DebitProvider } from '../../../infrastructure/payments/direct-debits.ts';
import { addDays } from '../settlement/calendar.ts';
import {
  advanceCredits,
  attachProviderId,
  getPayment,
  lockPayment,
  type PaymentRow,
  remainingCredits,
} from '../settlement/direct-debit-payments.ts';
import * as debits from '../settlement/direct-debit-queries.ts';
import * as mandates from '../settlement/mandate-queries.ts';
import { paymentMessages } from '../settlement/messages.ts';
import { endPayment, syncPayment } from '../settlement/sync-payment.ts';
import { canAdvanceCredits, lockPayer } from './limits.ts';
import { postponeRenewal, renewalObstacle } from './renewals.ts';

const minute = 60_000;
/** Milliseconds that a process has to request a debit it claimed; then another process may. */
const claimMs = 10 * minute;
/** A debit is not collected more than this many days after the announced day. */
const mostDaysLate = 3;

/** Job: requests every due debit from the provider; safe to repeat and to run on several processes. */
export async function collectDueDebits(ctx: Context): Promise<void> {
  const provider = ctx.payments.debits;
  if (!provider) return;
  for (;;) {
    const now = ctx.clock.now();
    const debit = await debits.claimDue(ctx.db, now, new Date(now.getTime() + claimMs));
    if (!debit) return;
    // a debit that fails must not hold up the others
    await collect(ctx, provider, debit).catch(err =>
      ctx.log.warn({ err, payment: debit.payment_id }, 'not collected'),
    );
  }
}

async function collect(ctx: Context, provider: DebitProvider, debit: debits.DebitRow): Promise<void> {
  const payment = await getPayment(ctx.db, debit.payment_id);
  if (payment.provider_id !== null || payment.status !== 'pending') return;
  const mandate = await mandates.selectMandate(ctx.db, debit.mandate_id);
  // another process may have requested it without getting the answer
  const existing = await findAtProvider(provider, debit, mandate);
  if (existing === null && !(await mayCollect(ctx, debit, mandate))) return;
  const providerId = existing ?? (await requestCollection(ctx, provider, payment, mandate));
  if (providerId === null) {
    await endRefused(ctx, payment, mandate);
    return;
  }
  const attached = await attachProviderId(ctx, payment, providerId);
  if (!debit.advanced) await advance(ctx, debit, payment);
  if (attached) await syncPayment(ctx, attached);
}

/** Ends a payment that the provider refuses: the mandate was revoked meanwhile, or the account cannot be debited. */
async function endRefused(ctx: Context, { id }: PaymentRow, mandate: mandates.MandateRow): Promise<void> {
  const { revoked_at } = await mandates.selectMandate(ctx.db, mandate.id);
  if (!revoked_at) ctx.log.warn({ payment: id }, 'the payment provider refuses a direct debit');
  await endPayment(ctx, id, revoked_at ? 'cancelled' : 'failed');
}

async function findAtProvider(provider: DebitProvider, debit: debits.DebitRow, mandate: mandates.MandateRow) {
  if (debit.attempts < 2 || mandate.customer_id === null) return null;
  return provider.find(mandate.customer_id, debit.payment_id);
}

/** Whether a debit may still be collected. If not, it is cancelled, or postponed when it is a renewal that can be collected later. */
async function mayCollect(
  ctx: Context,
  debit: debits.DebitRow,
  mandate: mandates.MandateRow,
): Promise<boolean> {
  const revoked = mandate.revoked_at !== null;
  const tooLate = ctx.clock.now() >= addDays(debit.collect_at, mostDaysLate);
  const obstacle = revoked ? null : await renewalObstacle(ctx, debit, tooLate);
  if (obstacle) await postponeRenewal(ctx, debit, obstacle);
  else if (revoked || tooLate) await endPayment(ctx, debit.payment_id, 'cancelled');
  else return true;
  return false;
}

/** Creates payer, mandate and payment at the provider, each unless it exists there already; null when the provider refuses one. */
async function requestCollection(
  ctx: Context,
  provider: DebitProvider,
  payment: PaymentRow,
  mandate: mandates.MandateRow,
): Promise<string | null> {
  const { id: mandateId, reference, debtor } = mandate;
  if (debtor === null) return null;
  const site = ctx.sites.byId(mandate.site_id);
  const language = mandate.language as Language;
  const { holder, iban } = decryptDebtor(ctx, { debtor, id: mandateId });

  const customerId = mandate.customer_id ?? (await provider.addCustomer({ mandateId, holder, language }));
  if (customerId === null) return null;
  await mandates.nameAtProvider(ctx.db, mandateId, 'customer_id', customerId);
  const signedOn = dayIn(site.time_zone, mandate.signed_at);
  const providerMandateId =
    mandate.provider_mandate_id ??
    (await provider.addMandate(customerId, { mandateId, reference, signedOn, holder, iban }));
  if (providerMandateId === null) return null;
  if (!(await attachMandateId(ctx, mandateId, providerMandateId))) return null;

  const t = await translator(language);
  return provider.collect({
    paymentId: payment.id,
    customerId,
    providerMandateId,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    description: t(paymentMessages.description.id, {
      site: site.name,
      credits: await remainingCredits(ctx.db, payment),
    }),
    webhookUrl: `${siteOrigin(ctx, site)}/api/payment-webhook.php`,
  });
}

/** Stores the provider's id of a mandate; false for a mandate that was revoked meanwhile, which a job then revokes at the provider. */
async function attachMandateId(ctx: Context, id: string, providerMandateId: string): Promise<boolean> {
  return ctx.transaction(async tx => {
    await mandates.nameAtProvider(tx.db, id, 'provider_mandate_id', providerMandateId);
    const { revoked_at } = await mandates.selectMandate(tx.db, id);
    if (revoked_at) await ctx.jobs.enqueue(tx, 'debits.forget-mandate', { id });
    return revoked_at === null;
  });
}

/** Gives the credits of a renewal when it is collected, if they may be given before the bank has paid. */
async function advance(ctx: Context, debit: debits.DebitRow, payment: PaymentRow): Promise<void> {
  await ctx.transaction(async tx => {
    const payer = { memberId: debit.member_id, iban: debit.iban_fingerprint };
    if (debit.subscription_id === null) return;
    await lockPayer(ctx, tx.db, payer);
    if (!(await canAdvanceCredits(tx.db, payer, debit.amount_minor))) return;
    const { reversed_at: withdrawn } = await lockPayment(tx, payment.id);
    if (withdrawn !== null) return;
    await debits.lockDebit(tx.db, payment.id);
    if (!(await debits.markAdvanced(tx.db, payment.id))) return;
    await advanceCredits(ctx, tx, payment);
  });
}
