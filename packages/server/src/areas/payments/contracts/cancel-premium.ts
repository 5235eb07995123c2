import type { components } from '@velluto/api-client/schema';
import { dayIn } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import type { Site } from '../../../domain/sites/site.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import type { SupportClient, Visit } from '../../moderation/api.ts';
import { euros } from '../direct-debit/unsigned-order.ts';
import { sendCancellation } from '../settlement/mails.ts';
import * as payments from '../settlement/payment-queries.ts';
import { sellerOf } from '../settlement/receipts.ts';
import type { PremiumSubscription } from '../settlement/subscriptions.ts';
import {
  cancelSubscriptions,
  hasEndedSubscription,
  resumeSubscriptions,
  runningSubscriptions,
} from '../settlement/subscriptions.ts';
import * as cancellations from './cancellation-queries.ts';
import { type CancellationTerms, cancellationTerms, endOf, termsOf } from './cancellation-terms.ts';
import { keepDeclaration } from './declarations.ts';
import { paymentsNamed } from './named-payments.ts';
import { countDeclaration, leaveToSupport, readVisitor } from './visitor-declaration.ts';

type CancelRequest = components['schemas']['CancelPremiumRequest'];
type CancelResponse = components['schemas']['CancelPremiumResponse'];

/** How long a repeated text of a visitor counts as the same declaration, in milliseconds. */
const SAME_VISITOR = 86_400_000;

/**
 * Answers a cancellation of premium that renews. A member sees what ends; a visitor gets the same answer whatever was
 * named, and by e-mail either a link that confirms it, or the message that support looks into it. A cancellation for
 * cause always goes to support before anything ends, so it cannot be lost; repeating it files nothing new.
 *
 * @throws ApiError `not_found` for a member's unknown order, `invalid_request` when a visitor names no account or the
 *   terms are not possible, `rate_limited` for an address, or the owner of a contract, that was named too often
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
  const visitor = readVisitor(visit.site, request);
  if (step === 'ask') return { step, received_at: null, contracts: [], file: null };
  const { payer, email, name, number } = visitor;
  const [found] = await paymentsNamed(ctx.db, payer, number);
  await countDeclaration(ctx, visitor, found);
  const known = found && (await hasContract(ctx, found.member_id)) ? found : null;
  if (!known || terms.kind === 'for_cause') await pass(ctx, visit, visitor, { number, terms });
  const { kind, reason, endsOn: ends_on } = terms;
  const declaration = { member_id: known?.member_id ?? null, email, name, number, kind, reason, ends_on };
  const stored = await ctx.transaction(async tx => {
    await cancellations.lockDeclarations(tx.db, email);
    const now = ctx.clock.now();
    const cancellation =
      (await cancellations.selectSame(tx.db, declaration, new Date(now.getTime() - SAME_VISITOR))) ??
      (await store(ctx, tx, visit.site, declaration, []));
    // nothing ends before the owner of the account, or a person, has confirmed it
    if (known) await keepDeclaration(ctx, tx, known, cancellation);
    return cancellation;
  });
  return { step, contracts: [], ...receiptOf(ctx, stored) };
}

/** When a confirmed cancellation was received, and the key of its file. */
const receiptOf = (ctx: Context, stored: cancellations.CancellationRow | undefined) => ({
  received_at: (stored?.received_at ?? ctx.clock.now()).toISOString(),
  file: stored?.key ?? null,
});

/** Whether anything renews for a member, or did until it was ended, in whatever way: that was confirmed by mail at the time. */
const hasContract = async (ctx: Context, memberId: string): Promise<boolean> =>
  (await runningSubscriptions(ctx, ctx.db, { memberId })).length > 0 ||
  hasEndedSubscription(ctx.db, memberId);

const pass = (
  ctx: Context,
  visit: Visit,
  client: SupportClient,
  declared: { number?: string | undefined; terms: CancellationTerms },
) => leaveToSupport(ctx, visit, client, { declared: 'cancellation', ...declared });

/**
 * Ends what renews and stores the declaration of a member, once however often it is made, and confirms each contract by e-mail.
 *
 * @returns what is stored now or was before; undefined where an ordinary cancellation finds nothing to end
 */
async function declare(
  ctx: Context,
  site: Site,
  of: { memberId: string; paymentId: string | undefined },
  by: Pick<cancellations.Declaration, 'member_id' | 'email' | 'name' | 'number'>,
  terms: CancellationTerms,
): Promise<cancellations.CancellationRow | undefined> {
  const { kind, reason, endsOn } = terms;
  const declaration = { ...by, kind, reason, ends_on: endsOn };
  return ctx.transaction(async tx => {
    await cancellations.lockDeclarations(tx.db, of.memberId);
    const now = ctx.clock.now();
    const ended = await cancelSubscriptions(ctx, tx, of, { from: terms.day?.first });
    if (ended.length === 0) {
      if (kind === 'ordinary') return cancellations.selectEarlier(tx.db, of, now);
      const before = await cancellations.selectSame(tx.db, declaration, new Date(0));
      if (before) return before;
    }
    const contracts = ended.map(contract => toWire(site, contract, terms, now));
    const stored = await store(ctx, tx, site, declaration, contracts);
    for (const contract of ended) await mail(ctx, tx, contract, terms, { receivedAt: now });
    return stored;
  });
}

const store = (
  ctx: Context,
  tx: Tx,
  site: Site,
  declaration: cancellations.Declaration,
  contracts: ReturnType<typeof toWire>[],
): Promise<cancellations.CancellationRow> =>
  cancellations.insertCancellation(tx.db, {
    ...declaration,
    key: ctx.ids.key(),
    site_id: site.id,
    received_at: ctx.clock.now(),
    contracts: JSON.stringify(contracts),
  });

/**
 * Ends the renewals that existed when a visitor declared a cancellation which is confirmed only now, and mails that
 * they ended. A job passes to support what was collected since the declaration, or after its wished end, because the
 * time of the declaration counts.
 */
export async function endDeclared(
  ctx: Context,
  tx: Tx,
  stored: cancellations.CancellationRow,
  undoLink: (origin: string) => Promise<string>,
): Promise<void> {
  const { key, member_id: memberId, site_id, received_at: receivedAt } = stored;
  if (memberId === null) return;
  const site = sellerOf(ctx, { site_id });
  const terms = termsOf(site, stored);
  const ending = { from: terms.day?.first, declaration: key };
  const ended = await cancelSubscriptions(ctx, tx, { memberId, madeBy: receivedAt }, ending);
  const contracts = ended.map(contract => toWire(site, contract, terms, receivedAt));
  await cancellations.setContracts(tx.db, key, contracts);
  for (const contract of ended) await mail(ctx, tx, contract, terms, { receivedAt, undoLink });
  const wished = terms.day?.first;
  const since = wished && wished > receivedAt ? wished : receivedAt;
  const of = { memberId, madeBy: receivedAt, since };
  for (const payment of await cancellations.selectCollectedSince(tx.db, of)) {
    await ctx.jobs.enqueue(tx, 'payments.pass-collected', { cancellation: key, payment }, { key: payment });
  }
}

/**
 * Takes a cancellation back that somebody else had declared: renewals that only it ended go on.
 *
 * @returns false, without a change, when nothing of it is left to take back or a renewal has fallen due meanwhile, so that a
 *   person has to look at it
 */
export async function resumeDeclared(
  ctx: Context,
  tx: Tx,
  { key, contracts }: cancellations.CancellationRow,
): Promise<boolean> {
  const resumed = await resumeSubscriptions(ctx, tx, key);
  if (resumed.length === 0) return false;
  const stillEnded = contracts.filter(({ payment }) => !resumed.includes(payment));
  await cancellations.setContracts(tx.db, key, stillEnded);
  return true;
}

async function mail(
  ctx: Context,
  tx: Tx,
  contract: PremiumSubscription,
  terms: CancellationTerms,
  { receivedAt, undoLink }: { receivedAt: Date; undoLink?: (origin: string) => Promise<string> },
): Promise<void> {
  const payment = await payments.selectById(tx.db, contract.paymentId);
  await sendCancellation(ctx, tx, sellerOf(ctx, payment), payment, {
    kind: terms.kind,
    // what a visitor typed is not mailed to the owner of the address, who may be somebody else
    reason: undoLink ? null : terms.reason,
    wishedFor: terms.day?.first ?? null,
    receivedAt,
    endsAt: endOf(contract, terms, receivedAt),
    first: contract.first,
    undoLink,
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
