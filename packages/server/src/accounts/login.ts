import type { components } from '@velluto/api-client/schema';
import type { Context } from '../context.ts';
import { remindOfWayBack } from '../deletion/way-back.ts';
import { ApiError } from '../http/api-error.ts';
import type { Tx } from '../ports/db/transaction.ts';
import type { Site } from '../sites/site.ts';
import { attemptKey, countedCheck } from './attempts.ts';
import { spendCode } from './login-codes.ts';
import * as queries from './login-queries.ts';
import { isOn } from './second-factor-queries.ts';

/**
 * Logs in with e-mail address or name and password. Five wrong passwords block the account for 15 minutes; a log-in
 * that belongs to nobody is counted and answered in the same way. Where the member turned that on, a code is needed too.
 * Whoever deleted the account is shown the way back by mail.
 *
 * @param open opens the session, in a transaction in which the password still is what it was
 * @throws ApiError `login_failed`, `account_blocked`, `account_disabled`, `account_deleted`, `second_factor_required`,
 *   `second_factor_invalid`
 */
export async function logIn<Result>(
  ctx: Context,
  { site, origin }: { site: Site; origin: string },
  { login, password, code }: components['schemas']['LoginRequest'],
  open: (tx: Tx, memberId: string) => Promise<Result>,
): Promise<{ id: string; result: Result }> {
  const account = await queries.selectCredentials(ctx.db, site.pool, login);
  const key = account ? attemptKey(site.pool, account.id) : `${site.pool}:?${login.trim().toLowerCase()}`;
  const matches = () => ctx.passwords.matches(password, account?.password_hash);
  await countedCheck(ctx, key, matches, 'login_failed');
  if (!account) throw new ApiError('login_failed');
  if (account.status === 'disabled') throw new ApiError('account_disabled');
  if (account.status === 'deleted') {
    await remindOfWayBack(ctx, { site, memberId: account.id, origin });
    throw new ApiError('account_deleted');
  }
  const needsCode = await isOn(ctx.db, account.id);
  if (needsCode) {
    if (code === undefined) throw new ApiError('second_factor_required');
    await spendCode(ctx, { site, memberId: account.id, origin }, code);
  }
  return ctx.transaction(async tx => {
    // a password changed at this moment ends all sessions, so none may begin with the former one
    const holds = await queries.lockCredentials(tx.db, account.id, account.password_hash);
    if (!holds) throw new ApiError('login_failed');
    // turned on at this moment: it has ended the sessions that the password alone opened
    if (!needsCode && (await isOn(tx.db, account.id))) throw new ApiError('second_factor_required');
    return { id: account.id, result: await open(tx, account.id) };
  });
}
