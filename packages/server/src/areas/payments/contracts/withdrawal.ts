import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../../context/context.ts';
import { ApiError, invalidFields } from '../../../domain/api-error.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import type { Visit } from '../../moderation/api.ts';
import { lockCollection } from '../settlement/direct-debit-collection.ts';
import { countForNextAccount } from '../settlement/early-start.ts';
import { sendWithdrawal } from '../settlement/mails.ts';
import * as payments from '../settlement/payment-queries.ts';
import { sellerOf } from '../settlement/receipts.ts';
import * as reversals from '../settlement/reversal-queries.ts';
import { balanceReversals, lockForReversal } from '../settlement/reversals.ts';
import { keepDeclaration } from './declarations.ts';
import { type Ending, endContract } from './end-contract.ts';
import { type Payer, paymentsNamed } from './named-payments.ts';
import { countDeclaration, leaveToSupport, readVisitor } from './visitor-declaration.ts';
import { withdrawalOf, withdrawalTerms } from './withdrawal-terms.ts';

type Withdrawal = components['schemas']['Withdrawal'];
type WithdrawRequest = components['schemas']['WithdrawRequest'];
type WithdrawResponse = components['schemas']['WithdrawResponse'];

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
interface Declared extends Omit<Ending, 'cause'> {
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
