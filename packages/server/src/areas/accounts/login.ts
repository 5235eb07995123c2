import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../context/context.ts';
import { networkOf } from '../../context/ip-address.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { resendRestoreLink } from '../data-rights/api.ts';
import { closingDecision, suspensionOf } from '../moderation/api.ts';
import { checkWithLockout, knownSince, loginCounters } from '../sessions/api.ts';
import { requiresLoginCode } from '../sites/api.ts';
import { type LoginSource, redeemLoginCode, sendLoginCode } from './login-code.ts';
import * as queries from './login-queries.ts';
import { redeemCode } from './second-factor-codes.ts';
import { isOn } from './second-factor-queries.ts';

/**
 * Logs in with e-mail address or name and password. Five wrong passwords block the browser or address that they come from
 * for 15 minutes, twenty from unknown browsers all unknown browsers; a log-in without an account is counted and answered in the
 * same way. A code may be needed too: one of the authenticator app where the member
 * turned that on, else a mailed one when the browser is not known and the site requires it.
 * Members who deleted their account get a mail with the restore link; to those whose account was closed the error names the
 * decision, with a key to it, or the end of the suspension.
 *
 * @param open opens the session, in a transaction that makes sure that the password has not changed
 * @throws ApiError `login_failed`, `account_blocked`, `account_disabled`, `account_deleted`, `second_factor_required`,
 *   `second_factor_invalid`, `login_code_required`, `login_code_invalid`
 */
export async function logIn<Result>(
  ctx: Context,
  source: LoginSource,
  { login, password, code }: components['schemas']['LoginRequest'],
  open: (tx: Tx, memberId: string) => Promise<Result>,
): Promise<{ id: string; result: Result }> {
  const { site, origin } = source;
  const account = await authenticate(ctx, source, login, password);
  if (account.status === 'deleted') {
    await resendRestoreLink(ctx, { site, memberId: account.id, origin });
    throw new ApiError('account_deleted');
  }
  const hasApp = await isOn(ctx.db, account.id);
  if (hasApp) {
    if (code === undefined) throw new ApiError('second_factor_required');
    await redeemCode(ctx, { site, memberId: account.id, origin }, code);
  }
  const epoch = hasApp ? null : await verifyBrowser(ctx, source, account, code);
  // after everything that a log-in asks for, since the key opens the decision
  if (account.status === 'disabled')
    throw new ApiError(
      'account_disabled',
      (await closingDecision(ctx, account.id)) ?? (await suspensionOf(ctx, account.id)),
    );
  return ctx.transaction(async tx => {
    // a password change at this moment ends all sessions, so none may be opened with the former one
    const holds = await queries.lockCredentials(tx.db, account.id, account.password_hash, epoch);
    if (!holds) throw new ApiError('login_failed');
    // the second factor was turned on at this moment, which ended all sessions opened by the password alone
    if (!hasApp && (await isOn(tx.db, account.id))) throw new ApiError('second_factor_required');
    return { id: account.id, result: await open(tx, account.id) };
  });
}

type Account = Awaited<ReturnType<typeof queries.selectCredentials>>[number];

/**
 * Finds the account with this password. Behind an address there may be its owner and somebody who signed up with it:
 * each is tried and counted alone, and a wrong password is answered as if there were only the latter, who must not
 * learn of the owner. Without an owner the same is done and counted, so that response times and blocks reveal nothing
 * either.
 */
async function authenticate(
  ctx: Context,
  source: LoginSource,
  login: string,
  password: string,
): Promise<Account> {
  const accounts = await queries.selectCredentials(ctx.db, source.site.pool, login);
  const claimant = login.includes('@') && accounts.find(one => one.account_status === 'not_confirmed');
  const owner = accounts.find(one => one !== claimant) ?? null;
  let refusal = new ApiError('login_failed');
  for (const account of claimant ? [owner, claimant] : [owner]) {
    try {
      await checkPassword(ctx, source, { account, login, password });
      if (account) return account;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refusal = error;
    }
  }
  // an address without an unconfirmed account takes as long
  if (login.includes('@') && !claimant && refusal.code === 'login_failed')
    await ctx.passwords.matches(password, undefined);
  throw refusal;
}

async function checkPassword(
  ctx: Context,
  { site, request }: LoginSource,
  { account, login, password }: { account: Account | null; login: string; password: string },
): Promise<void> {
  const counters = await loginCounters(ctx, {
    pool: site.pool,
    memberId: account?.id ?? null,
    login,
    browserSince: account ? knownSince(ctx, request.cookies, epochOf(account)) : null,
    network: networkOf(request),
  });
  const matches = () => ctx.passwords.matches(password, account?.password_hash);
  await checkWithLockout(ctx, counters, matches, 'login_failed');
}

const epochOf = ({ id, browser_epoch }: Account) => ({ memberId: id, epoch: browser_epoch });

/**
 * Accepts a known browser, or the code that was mailed for an unknown one.
 *
 * @returns the epoch in which the browser is known, which must still be current; null when no known browser is needed
 */
async function verifyBrowser(
  ctx: Context,
  source: LoginSource,
  account: Account,
  code: string | undefined,
): Promise<number | null> {
  const { id, browser_epoch: epoch, site_id } = account;
  // an account works on all sites of its pool, so a site without codes must not be a way around a site with them
  const asked = requiresLoginCode(source.site) || requiresLoginCode(ctx.sites.find(site_id) ?? source.site);
  if (!asked) return null;
  if (knownSince(ctx, source.request.cookies, epochOf(account)) !== null) return epoch;
  if (code === undefined) {
    throw new ApiError('login_code_required', undefined, [await sendLoginCode(ctx, source, account)]);
  }
  await redeemLoginCode(ctx, source, id, code);
  return null;
}
