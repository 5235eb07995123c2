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
import type { Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import type { SupportClient, Visit } from '../trust/complaints/submit.ts';
import * as cancellations from './cancellation-queries.ts';
import { type CancellationTerms, cancellationTerms, endOf } from './cancellation-terms.ts';
import { sendCancellation } from './mails.ts';
import { paymentsNamed } from './named-payments.ts';
import * as payments from './payment-queries.ts';
import { sellerOf } from './receipts.ts';
import { checkVisitor, leaveToSupport } from './visitor-declaration.ts';

type CancelRequest = components['schemas']['CancelPremiumRequest'];
type CancelResponse = components['schemas']['CancelPremiumResponse'];

/** How long the same words of a visitor are taken as the same declaration, in milliseconds. */
const SAME_VISITOR = 86_400_000;

/**
 * Answers a cancellation of premium that renews. A member sees what ends; a visitor gets the same answer whatever was
 * named, and by e-mail either the confirmation, or word that support looks into it. What is cancelled for cause always goes to
 * support, before anything ends: so it cannot be lost, and the same words again are there already.
 *
 * @throws ApiError `not_found` for a member's unknown order, `invalid_request` when a visitor names no account or the
 *   terms are not possible, `rate_limited` for an address that was named too often
 */
export async function answerCancellation(
  ctx: Context,
  visit: Visit,
  member: { id: string; name: string } | null,
  request: CancelRequest,
): Promise<CancelResponse> {
  const terms = cancellationTerms(ctx, visit.site, request);
  return member
    ? answerMember(ctx, visit, member, request, terms)
    : answerVisitor(ctx, visit, request, terms);
}

async function answerMember(
  ctx: Context,
  visit: Visit,
  member: { id: string; name: string },
  { step, payment: number }: CancelRequest,
  terms: CancellationTerms,
): Promise<CancelResponse> {
  const [own] = number === undefined ? [] : await paymentsNamed(ctx.db, { memberId: member.id }, number);
  if (number !== undefined && !own) {
    if (step === 'confirm') await pass(ctx, visit, member, { number, terms });
    throw new ApiError('not_found');
  }
  const of = { memberId: member.id, paymentId: own?.id };
  if (step === 'ask') {
    const running = await runningSubscriptions(ctx, ctx.db, of);
    const contracts = running.map(contract => toWire(visit.site, contract, terms, ctx.clock.now()));
    return { step, received_at: null, contracts, file: null };
  }
  if (terms.kind === 'for_cause') await pass(ctx, visit, member, { number, terms });
  const declared = { member_id: member.id, email: null, name: member.name, number: number ?? null };
  const stored = await declare(ctx, visit.site, of, declared, terms);
  return { step, contracts: stored?.contracts ?? [], ...receiptOf(ctx, stored) };
}

async function answerVisitor(
  ctx: Context,
  visit: Visit,
  request: CancelRequest,
  terms: CancellationTerms,
): Promise<CancelResponse> {
  const { step } = request;
  const visitor = await checkVisitor(ctx, visit.site, request);
  if (step === 'ask') return { step, received_at: null, contracts: [], file: null };
  const { payer, email, name, number } = visitor;
  const [found] = await paymentsNamed(ctx.db, payer, number);
  const known = found !== undefined && (await hasContract(ctx, found.member_id));
  if (!known || terms.kind === 'for_cause') await pass(ctx, visit, visitor, { number, terms });
  const of = known ? { memberId: found.member_id, paymentId: undefined } : null;
  const declared = { member_id: of?.memberId ?? null, email, name, number };
  const stored = await declare(ctx, visit.site, of, declared, terms);
  return { step, contracts: [], ...receiptOf(ctx, stored) };
}

/** When a confirmed cancellation was received, and the key of its file. */
const receiptOf = (ctx: Context, stored: cancellations.CancellationRow | undefined) => ({
  received_at: (stored?.received_at ?? ctx.clock.now()).toISOString(),
  file: stored?.key ?? null,
});

/** Whether anything renews for a member, or did until it was ended, in whatever way: that was confirmed by mail at the time. */
const hasContract = async (ctx: Context, memberId: string): Promise<boolean> =>
  (await runningSubscriptions(ctx, ctx.db, { memberId })).length > 0 || hasEndedSubscription(ctx, memberId);

const pass = (
  ctx: Context,
  visit: Visit,
  client: SupportClient,
  declared: { number?: string | undefined; terms: CancellationTerms },
) => leaveToSupport(ctx, visit, client, { declared: 'cancellation', ...declared });

/**
 * Ends what renews and stores the declaration, once however often it is made, and confirms each contract by e-mail.
 *
 * @param of the contracts; null when there are none
 * @returns what is stored now or was before; undefined where a member's ordinary cancellation finds nothing to end
 */
async function declare(
  ctx: Context,
  site: Site,
  of: { memberId: string; paymentId: string | undefined } | null,
  by: Pick<cancellations.Declaration, 'member_id' | 'email' | 'name' | 'number'>,
  terms: CancellationTerms,
): Promise<cancellations.CancellationRow | undefined> {
  const { kind, reason, endsOn, day } = terms;
  const declaration = { ...by, kind, reason, ends_on: endsOn };
  return ctx.transaction(async tx => {
    await cancellations.lockDeclarations(tx.db, by.email ?? by.member_id ?? '');
    const now = ctx.clock.now();
    const ended = of ? await cancelSubscriptions(ctx, tx, of, day?.first) : [];
    if (ended.length === 0) {
      const before = await storedBefore(tx, declaration, of, now);
      if (before || (by.email === null && kind === 'ordinary')) return before;
    }
    const contracts = ended.map(contract => toWire(site, contract, terms, now));
    const stored = await cancellations.insertCancellation(tx.db, {
      ...declaration,
      key: ctx.ids.key(),
      site_id: site.id,
      received_at: now,
      contracts: JSON.stringify(contracts),
    });
    for (const contract of ended) await mail(ctx, tx, contract, terms, { now, byMember: by.email === null });
    return stored;
  });
}

/** The same declaration, made before; for an ordinary one of a member any that ended the contract. */
function storedBefore(
  tx: Tx,
  declaration: cancellations.Declaration,
  of: { memberId: string; paymentId: string | undefined } | null,
  now: Date,
): Promise<cancellations.CancellationRow | undefined> {
  const { email, kind } = declaration;
  if (email !== null)
    return cancellations.selectSame(tx.db, declaration, new Date(now.getTime() - SAME_VISITOR));
  if (of && kind === 'ordinary') return cancellations.selectEarlier(tx.db, of, now);
  return cancellations.selectSame(tx.db, declaration, new Date(0));
}

async function mail(
  ctx: Context,
  tx: Tx,
  contract: PremiumSubscription,
  terms: CancellationTerms,
  { now, byMember }: { now: Date; byMember: boolean },
): Promise<void> {
  const payment = await payments.selectById(tx.db, contract.paymentId);
  await sendCancellation(ctx, tx, sellerOf(ctx, payment), payment, {
    kind: terms.kind,
    // what a visitor typed is not mailed to the owner of the address, who may be somebody else
    reason: byMember ? terms.reason : null,
    wishedFor: terms.day?.first ?? null,
    receivedAt: now,
    endsAt: endOf(contract, terms, now),
    first: contract.first,
  });
}

function toWire({ time_zone }: Site, contract: PremiumSubscription, terms: CancellationTerms, now: Date) {
  const { paymentId, packageId, amountMinor, first } = contract;
  return {
    payment: paymentId,
    package: packageId,
    amount: euros(amountMinor),
    ends_at: endOf(contract, terms, now).toISOString(),
    first_collection: first && {
      amount: euros(first.amountMinor),
      collect_on: dayIn(time_zone, first.collectAt),
    },
  };
}
