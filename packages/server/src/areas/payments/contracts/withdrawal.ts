import type { components } from '@velluto/api-client/schema';
import { repaidOnWithdrawal } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError, invalidFields } from '../../../domain/api-error.ts';
import type { Db, Tx } from '../../../infrastructure/postgres/transaction.ts';
import type { Visit } from '../../moderation/api.ts';
import { unspentCreditsOf, walletOf } from '../../wallet/api.ts';
import { collectionOf, lockCollection, lowerCollection } from '../settlement/debit-collection.ts';
import { countForNextAccount } from '../settlement/early-start.ts';
import { sendWithdrawal } from '../settlement/mails.ts';
import * as payments from '../settlement/payment-queries.ts';
import { selectPeriod } from '../settlement/premium-queries.ts';
import { sellerOf } from '../settlement/receipts.ts';
import * as reversals from '../settlement/reversal-queries.ts';
import { balanceReversals, lockForReversal } from '../settlement/reversals.ts';
import { endWithin } from '../settlement/sync-payment.ts';
import { endOfWithdrawal } from '../settlement/withdrawal-period.ts';
import { keepDeclaration } from './declarations.ts';
import { type Payer, paymentsNamed } from './named-payments.ts';
import { countDeclaration, leaveToSupport, readVisitor } from './visitor-declaration.ts';

type Withdrawal = components['schemas']['Withdrawal'];
type WithdrawRequest = components['schemas']['WithdrawRequest'];
type WithdrawResponse = components['schemas']['WithdrawResponse'];

/** The consequences of a withdrawal from a payment. */
export interface WithdrawalTerms {
  possible: boolean;
  /** Why it is not possible; null where it is. */
  refusal: Withdrawal['refusal'];
  until: Date;
  /** Unused credits to be taken back. */
  credits: number;
  /** Used credits for which nothing is charged. */
  freeCredits: number;
  /** The value of the unused part, in minor units. */
  unusedMinor: number;
  /** The part of that value that is repaid because it was or will be paid, in minor units. */
  amountMinor: number;
  /** The amount that a pending direct debit will still collect, in minor units; null without one. */
  toCollectMinor: number | null;
}

/** Credits that a contract has granted and will grant. */
async function contractCredits(db: Db, { id, status, credits, months, waits_until }: payments.PaymentRow) {
  const { granted } = await reversals.selectCredits(db, id);
  if (status === 'pending' || waits_until !== null)
    return { granted, toCome: credits * (months ?? 1) - granted };
  const period = await selectPeriod(db, id);
  const toCome =
    period && !period.stopped_at ? (period.months - period.months_granted) * period.credits_per_month : 0;
  return { granted, toCome };
}

/**
 * The consequences of a withdrawal from a payment now; null when nothing was or will be paid, or the site grants no such right.
 * Unused are credits of the payment that were not spent, where the oldest credits count as spent first. Months of premium that have not
 * begun are unused too, and all of a purchase that waits for its begin. Orders from before purchases waited keep nothing for used
 * credits without the buyer's request. For a direct debit
 * not yet requested from the bank, only the used part is collected. With a closed account it is the same, at any time and on any site.
 *
 * @param at when the withdrawal was or would be received, which decides whether it is in time
 */
export async function withdrawalTerms(
  ctx: Context,
  db: Db,
  payment: payments.PaymentRow,
  { cause = 'declared', at = ctx.clock.now() }: { cause?: reversals.WithdrawalRow['cause']; at?: Date } = {},
): Promise<WithdrawalTerms | null> {
  const { id, completed_at, refund_days, amount_minor } = payment;
  const debit = payment.status === 'pending' ? await collectionOf(db, id) : null;
  // a debit is paid on its day at the earliest
  const paidAt = completed_at ?? debit?.collectAt;
  const isDeclared = cause === 'declared';
  if (!paidAt || (isDeclared && refund_days === 0)) return null;
  const until = endOfWithdrawal(ctx, payment, paidAt);
  const { granted, toCome } = await contractCredits(db, payment);
  const { balance } = await walletOf(db, payment.member_id);
  const credits = await unspentCreditsOf(db, { memberId: payment.member_id, paymentId: id, balance });
  const inTime = refund_days > 0 && at <= until;
  const freeCredits = payment.begin_requested_at === null && inTime ? granted - credits : 0;
  const repaidMinor = (await reversals.selectRepaid(db, [id])).get(id) ?? 0;
  const unusedMinor = repaidOnWithdrawal({
    amountMinor: amount_minor,
    repaidMinor,
    credits: granted + toCome,
    unused: credits + freeCredits + toCome,
  });
  const refusal = () => {
    if (payment.reversed_at !== null) return 'repaid';
    if (isDeclared && !inTime) return 'period_over';
    if (unusedMinor > 0) return null;
    return repaidMinor >= amount_minor ? 'repaid' : 'all_used';
  };
  const refused = refusal();
  const announced = debit?.announced ?? false;
  return {
    possible: refused === null,
    refusal: refused,
    until,
    credits,
    freeCredits,
    unusedMinor,
    amountMinor: announced ? 0 : unusedMinor,
    toCollectMinor: debit ? amount_minor - (announced ? unusedMinor : 0) : null,
  };
}

/** The right to withdraw from a payment, and the withdrawal if it was made; null when there is no such right. */
export async function withdrawalOf(
  ctx: Context,
  payment: payments.PaymentRow,
  db: Db = ctx.db,
): Promise<Withdrawal | null> {
  const { id, currency } = payment;
  const money = (amountMinor: number) => ({ amount_minor: amountMinor, currency });
  const done = await reversals.selectWithdrawal(db, id);
  if (done?.cause === 'declared') {
    const { received_at, credits, amount_minor } = done;
    const since = payment.completed_at ?? received_at;
    return {
      payment: id,
      possible: false,
      refusal: null,
      credits,
      amount: money(amount_minor),
      until: endOfWithdrawal(ctx, payment, since).toISOString(),
      to_collect: payment.status === 'pending' ? money(payment.amount_minor) : null,
      received_at: received_at.toISOString(),
      reference: done.id,
    };
  }
  const terms = await withdrawalTerms(ctx, db, payment);
  if (!terms) return null;
  const { possible, refusal, until, credits, amountMinor, toCollectMinor } = terms;
  return {
    payment: id,
    possible,
    refusal,
    until: until.toISOString(),
    credits: possible ? credits : 0,
    amount: money(possible ? amountMinor : 0),
    to_collect: toCollectMinor === null ? null : money(possible ? toCollectMinor : payment.amount_minor),
    received_at: null,
    reference: null,
  };
}

/**
 * Answers a withdrawal. A member gets the facts; a visitor gets the same answer whatever was named, until that was too often, and
 * by e-mail either a link that confirms it, or the message that support looks into it.
 *
 * @throws ApiError `not_found` for a member's unknown payment, `invalid_request` when one cannot withdraw from it or a
 *   visitor names no valid address, `rate_limited` for an address, or the owner of a contract, that was named too often
 */
export async function answerWithdrawal(
  ctx: Context,
  visit: Visit,
  member: { id: string; name: string } | null,
  request: WithdrawRequest,
): Promise<WithdrawResponse> {
  const { step, payment: number } = request;
  const received_at = step === 'confirm' ? ctx.clock.now().toISOString() : null;
  const declared = { declared: 'withdrawal', number } as const;
  if (member) {
    const own = await contractNamed(ctx, { memberId: member.id }, number);
    if (!own) {
      if (step === 'confirm') await leaveToSupport(ctx, visit, member, declared);
      throw new ApiError('not_found');
    }
    if (step === 'ask') return { step, received_at, withdrawal: own.withdrawal };
    const { id } = own.payment;
    await withdraw(ctx, id);
    return { step, received_at, withdrawal: await withdrawalOf(ctx, await payments.selectById(ctx.db, id)) };
  }
  const visitor = readVisitor(visit.site, request);
  if (step === 'ask') return { step, received_at: null, withdrawal: null };
  const found = await contractNamed(ctx, visitor.payer, number);
  await countDeclaration(ctx, visitor, found?.payment);
  if (found?.withdrawal?.possible)
    // nothing is withdrawn from before the owner of the account, or a person, has confirmed it
    await ctx.transaction(tx => keepDeclaration(ctx, tx, found.payment, null));
  else await leaveToSupport(ctx, visit, visitor, declared);
  return { step, received_at, withdrawal: null };
}

/** The contract that a number stands for, with the right to withdraw from it; of several under one mandate the latest with that right. */
async function contractNamed(ctx: Context, payer: Payer, number: string) {
  const named: { payment: payments.PaymentRow; withdrawal: Withdrawal | null }[] = [];
  for (const payment of await paymentsNamed(ctx.db, payer, number)) {
    const contract = { payment, withdrawal: await withdrawalOf(ctx, payment) };
    if (contract.withdrawal?.possible) return contract;
    named.push(contract);
  }
  return named[0];
}

/** Withdraws from the contract of a member's own payment; repeating it changes nothing. */
async function withdraw(ctx: Context, paymentId: string): Promise<void> {
  const receivedAt = ctx.clock.now();
  const result = await ctx.transaction(tx =>
    withdrawWithin(ctx, tx, paymentId, { receivedAt, payFrom: null }),
  );
  if (result === 'impossible') throw invalidFields({ field: 'payment', code: 'not_allowed' });
}

/** How a withdrawal was declared. */
interface Declared {
  /** The time that counts. */
  receivedAt: Date;
  /** When the refund is sent to the provider at the earliest; null for at once. */
  payFrom: Date | null;
  /** The link that takes it back, for one without log-in. */
  undoLink?: (origin: string) => Promise<string>;
}

/**
 * Takes unused credits back, ends premium, stores the refund, which a job pays, and sends the receipt. A direct debit that was
 * not yet requested from the bank is cancelled, or lowered to the used part; one that was requested is repaid when it is
 * paid.
 *
 * @returns the id of the withdrawal; null when there was one before
 */
export async function withdrawWithin(
  ctx: Context,
  tx: Tx,
  paymentId: string,
  { receivedAt, payFrom, undoLink }: Declared,
): Promise<string | null | 'impossible'> {
  await lockCollection(tx, paymentId);
  const payment = await lockForReversal(tx, paymentId);
  if (await reversals.selectWithdrawal(tx.db, paymentId)) return null;
  const terms = await withdrawalTerms(ctx, tx.db, payment, { at: receivedAt });
  if (!terms?.possible) return 'impossible';
  const id = await endContract(ctx, tx, payment, terms, { cause: 'declared', receivedAt, payFrom });
  await countForNextAccount(ctx, tx, payment.member_id);
  const mail = { ...terms, id, receivedAt, undoLink };
  await sendWithdrawal(ctx, tx, sellerOf(ctx, payment), payment, mail);
  return id;
}

/**
 * Takes a withdrawal back that somebody else had declared: the credits and premium return, and nothing is repaid.
 *
 * @returns false, without a change, when the money may be on its way already, or a direct debit was cancelled with it
 */
export async function undoWithdrawal(
  ctx: Context,
  tx: Tx,
  { payment_id, withdrawal_id }: { payment_id: string; withdrawal_id: string },
): Promise<boolean> {
  await lockCollection(tx, payment_id);
  const payment = await lockForReversal(tx, payment_id);
  const refund = (await reversals.selectReversals(tx.db, payment_id)).find(
    reversal => reversal.withdrawal_id === withdrawal_id,
  );
  const waits = refund?.status === 'asked' && refund.pay_from !== null && refund.pay_from > ctx.clock.now();
  // premium by direct debit has lost its renewals too
  if (!waits || payment.method === 'directdebit') return false;
  await reversals.deleteWithdrawal(tx.db, withdrawal_id);
  await balanceReversals(ctx, tx, payment);
  await countForNextAccount(ctx, tx, payment.member_id);
  return true;
}

/**
 * Takes the unused credits of a payment back, ends its premium and stores the refund, which a job pays. The payment must be
 * locked (`lockCollection`, `lockForReversal`) and have no withdrawal.
 *
 * @returns the id of the withdrawal
 */
export async function endContract(
  ctx: Context,
  tx: Tx,
  payment: payments.PaymentRow,
  { credits, freeCredits, unusedMinor, amountMinor, toCollectMinor }: WithdrawalTerms,
  {
    cause,
    receivedAt,
    payFrom,
  }: { cause: reversals.WithdrawalRow['cause'] } & Pick<Declared, 'receivedAt' | 'payFrom'>,
): Promise<string> {
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  await reversals.insertWithdrawal(tx.db, {
    id,
    cause,
    payment_id: payment.id,
    member_id: payment.member_id,
    credits,
    free_credits: freeCredits,
    amount_minor: amountMinor,
    received_at: receivedAt,
  });
  const reversal = await reversals.insertReversal(tx.db, {
    id: ctx.ids.uuid(),
    payment_id: payment.id,
    kind: 'refund',
    amount_minor: unusedMinor,
    credits,
    // without an amount to repay the row only records which credits were taken back
    status: amountMinor > 0 ? 'asked' : 'undone',
    withdrawal_id: id,
    pay_from: payFrom,
    created_at: now,
    updated_at: now,
  });
  await balanceReversals(ctx, tx, payment, cause === 'declared' ? 'withdrawal' : 'clawback');
  // a refund that waits is sent by the reconciliation
  if (payment.status === 'completed' && payFrom === null) {
    await ctx.jobs.enqueue(tx, 'payments.refund', { reversal: reversal.id }, { key: reversal.id });
  }
  if (amountMinor === 0) await lowerAnnouncedDebit(ctx, tx, payment, toCollectMinor ?? 0);
  return id;
}

/** Lowers an announced debit to the used part, or cancels it when nothing was used. */
async function lowerAnnouncedDebit(ctx: Context, tx: Tx, { id }: payments.PaymentRow, amountMinor: number) {
  if (amountMinor === 0) {
    await endWithin(ctx, tx, id, 'cancelled');
    return;
  }
  await payments.lowerAmount(tx.db, id, amountMinor);
  await lowerCollection(tx, id, amountMinor);
}
