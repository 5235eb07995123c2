import type { components } from '@velluto/api-client/schema';
import { DECLARATION_UNDO_HOURS } from '@velluto/rules';
import type { Context } from '../../../context/context.ts';
import { ApiError } from '../../../domain/api-error.ts';
import { parseId } from '../../../domain/id-format.ts';
import type { Site } from '../../../domain/sites/site.ts';
import { OperatorError } from '../../../infrastructure/config/operator-error.ts';
import { addresseeOf } from '../../../infrastructure/mail/addresses.ts';
import { isSigned } from '../../../infrastructure/mail/signature.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import * as payments from '../settlement/payment-queries.ts';
import { sellerOf } from '../settlement/receipts.ts';
import { endDeclared, resumeDeclared } from './cancel-premium.ts';
import * as cancellations from './cancellation-queries.ts';
import { termsOf } from './cancellation-terms.ts';
import * as queries from './declaration-queries.ts';
import { type DeclarationAct, declarationLinks } from './declarations.ts';
import { leaveToSupport } from './visitor-declaration.ts';
import { undoWithdrawal, withdrawWithin } from './withdrawal.ts';

type State = components['schemas']['DeclarationResponse']['state'];

const hour = 3_600_000;
/** Characters of an id, with which a token begins. */
const ID_LENGTH = 36;

/**
 * Follows a link in the mail about a declaration; following it again answers the same.
 *
 * @throws ApiError `reset_link_invalid`
 */
export async function followDeclaration(
  ctx: Context,
  { pool }: Pick<Site, 'pool'>,
  { token, act }: { token: string; act: DeclarationAct },
): Promise<{ kind: 'withdrawal' | 'cancellation'; receivedAt: Date; state: State }> {
  const [id, signed] = [token.slice(0, ID_LENGTH), token.slice(ID_LENGTH)];
  const genuine = parseId(id) !== null && (await isSigned(ctx, 'declaration', id, signed));
  const declaration = genuine ? await queries.selectDeclaration(ctx.db, id) : undefined;
  if (!declaration || sellerOf(ctx, declaration).pool !== pool) throw new ApiError('reset_link_invalid');
  const state = await decide(ctx, declaration, act, null);
  return {
    kind: declaration.cancellation_key === null ? 'withdrawal' : 'cancellation',
    receivedAt: declaration.received_at,
    state,
  };
}

/**
 * Decides about a declaration after a person has looked at it.
 *
 * @throws OperatorError for an unknown one, or one that does not wait for a person
 */
export async function decideDeclaration(
  ctx: Context,
  { id, act, by }: { id: string; act: DeclarationAct; by: string },
): Promise<State> {
  const found = parseId(id) === null ? undefined : await queries.selectDeclaration(ctx.db, id);
  if (!found) throw new OperatorError('There is no such declaration.');
  if (found.state !== 'waiting' && !(found.state === 'done' && act === 'undo'))
    throw new OperatorError(`This declaration is ${found.state}.`);
  const state = await decide(ctx, found, act, by);
  if (state === 'with_support')
    throw new OperatorError('That cannot be done by a program any more: see the queue (moderation list).');
  return state;
}

/** Declarations that wait, the oldest first. */
export const waitingDeclarations = (ctx: Context): Promise<queries.DeclarationRow[]> =>
  queries.selectWaiting(ctx.db, 100);

/** The final outcome of a declaration; null while an act can still change it. */
const finalState = ({ state }: queries.DeclarationRow, act: DeclarationAct): State | null =>
  state === 'waiting' || (act === 'undo' && state !== 'stopped') ? null : state;

/** Carries a decision out once; a decision that needs a person goes to the queue of support. */
async function decide(
  ctx: Context,
  { id }: queries.DeclarationRow,
  act: DeclarationAct,
  by: string | null,
): Promise<State> {
  const decided = await ctx.transaction(async tx => {
    const declaration = await lock(tx, id);
    const final = finalState(declaration, act);
    if (final) return final;
    const done =
      act === 'confirm' ? await takeEffect(ctx, tx, declaration) : await undo(ctx, tx, declaration);
    if (!done) return null;
    await queries.changeDeclaration(tx.db, id, { ...done, changed_at: ctx.clock.now(), decided_by: by });
    return done.state;
  });
  if (decided) return decided;
  // into the queue first: after a crash in between, the link still works, and the queue has it once
  await pass(ctx, id, act);
  return ctx.transaction(async tx => {
    const declaration = await lock(tx, id);
    const final = finalState(declaration, act);
    if (final) return final;
    const state = 'with_support';
    await queries.changeDeclaration(tx.db, id, { state, changed_at: ctx.clock.now(), decided_by: by });
    return state;
  });
}

async function lock(tx: Tx, id: string): Promise<queries.DeclarationRow> {
  const declaration = await queries.lockDeclaration(tx.db, id);
  if (!declaration) throw new ApiError('reset_link_invalid');
  return declaration;
}

/** Does what was declared, by the time at which it was received; null where that is not possible. */
async function takeEffect(ctx: Context, tx: Tx, declaration: queries.DeclarationRow) {
  const { id, payment_id, cancellation_key: key, received_at: receivedAt } = declaration;
  const undoLink = async (origin: string) => (await declarationLinks(ctx, origin, id)).undo;
  if (key !== null) {
    await endDeclared(ctx, tx, await cancellations.getCancellation(tx.db, key), undoLink);
    return { state: 'done' as const };
  }
  const payFrom = new Date(ctx.clock.now().getTime() + DECLARATION_UNDO_HOURS * hour);
  const result = await withdrawWithin(ctx, tx, payment_id, { receivedAt, payFrom, undoLink });
  if (result === 'impossible') return null;
  return { state: 'done' as const, withdrawal_id: result };
}

/** Stops what waits and takes back what took effect; null where only a person can do that. */
async function undo(ctx: Context, tx: Tx, declaration: queries.DeclarationRow) {
  const { state, payment_id, cancellation_key: key, withdrawal_id } = declaration;
  const stopped = { state: 'stopped' as const };
  if (state === 'waiting') return stopped;
  if (key !== null) {
    const stored = await cancellations.getCancellation(tx.db, key);
    return (await resumeDeclared(ctx, tx, stored)) ? stopped : null;
  }
  // it could not take effect: support has it in the queue, and has to learn that it is not wanted
  if (state === 'with_support' && withdrawal_id === null) return null;
  // the member had withdrawn before, logged in: nothing came of this declaration
  if (withdrawal_id === null) return stopped;
  return (await undoWithdrawal(ctx, tx, { payment_id, withdrawal_id })) ? stopped : null;
}

async function pass(ctx: Context, id: string, act: DeclarationAct): Promise<void> {
  const declaration = await queries.selectDeclaration(ctx.db, id);
  if (!declaration) return;
  const { payment_id, member_id, cancellation_key: key, received_at: receivedAt } = declaration;
  const payment = await payments.selectById(ctx.db, payment_id);
  const owner = await addresseeOf(ctx.db, member_id);
  if (!owner) return;
  const site = sellerOf(ctx, payment);
  const declared = key === null ? ('withdrawal' as const) : ('cancellation' as const);
  const stored = key === null ? null : await cancellations.getCancellation(ctx.db, key);
  const visit = { site, language: owner.language };
  const client = { id: member_id, name: owner.name };
  await leaveToSupport(ctx, visit, client, {
    declared,
    number: payment_id,
    receivedAt,
    refuted: act === 'undo',
    // support has the reason of a visitor since the declaration, and it is not mailed to the owner of the address
    ...(stored && { terms: { ...termsOf(site, stored), reason: null } }),
  });
}
