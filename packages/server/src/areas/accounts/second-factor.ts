import type { components } from '@velluto/api-client/schema';
import type { Context } from '../../context/context.ts';
import type { SignedIn } from '../../context/signed-in.ts';
import { ApiError } from '../../domain/api-error.ts';
import type { Site } from '../../domain/sites/site.ts';
import { reencrypt } from '../../infrastructure/encryption/re-encrypt.ts';
import { aboutMail } from '../../infrastructure/mail/about-mail.ts';
import { type SecondFactorChange, secondFactorMail } from '../../infrastructure/mail/mails/accounts.ts';
import type { Tx } from '../../infrastructure/postgres/transaction.ts';
import { checkOwnPassword, checkWithLockout, codeCounter, revokeOtherSessions } from '../sessions/api.ts';
import { lockAccount } from './account-queries.ts';
import {
  createRecoveryCodes,
  createSecret,
  decryptSecret,
  encryptSecret,
  redeemCode,
  secretPurpose,
  secretUri,
  timeStepOf,
} from './second-factor-codes.ts';
import * as queries from './second-factor-queries.ts';

/** The member who changes their log-in, and the site where they do. */
export interface Owner {
  site: Site;
  me: Pick<SignedIn, 'id' | 'pool' | 'name' | 'sessionHash'>;
  origin: string;
}

type Proof = components['schemas']['SecondFactorProof'];

const minute = 60_000;
/** Minutes for which a new secret can be confirmed. */
const setupMinutes = 30;

/** The state of the member's second factor. */
export async function secondFactorOf(
  ctx: Context,
  memberId: string,
): Promise<components['schemas']['SecondFactor']> {
  const state = await queries.selectState(ctx.db, memberId);
  return {
    since: state?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: state?.recovery_codes ?? 0,
  };
}

/**
 * Makes a secret for an authenticator app; the second factor is on once a code confirms it.
 *
 * @throws ApiError `old_password_wrong`, `account_blocked`, `second_factor_on`
 */
export async function startSecondFactor(
  ctx: Context,
  { site, me }: Owner,
  password: string,
): Promise<{ secret: string; uri: string }> {
  await checkOwnPassword(ctx, me, password);
  const secret = createSecret(ctx);
  const encrypted = encryptSecret(ctx, me.id, secret);
  const begun = await queries.begin(ctx.db, { memberId: me.id, secret: encrypted, now: ctx.clock.now() });
  if (!begun) throw new ApiError('second_factor_on');
  return { secret, uri: secretUri(site, me.name, secret) };
}

/** A setup begun before this moment has expired. */
const setupStartedBefore = (ctx: Context) => new Date(ctx.clock.now().getTime() - setupMinutes * minute);

/**
 * Turns the second factor on, after a code has shown that the app has the secret. Other sessions end, and their browsers are not
 * known any more.
 *
 * @returns the recovery codes
 * @throws ApiError `not_found` without a secret to confirm, `second_factor_invalid`, `account_blocked`, `second_factor_on`
 */
export async function confirmSecondFactor(ctx: Context, owner: Owner, code: string): Promise<string[]> {
  const { me } = owner;
  const unconfirmed = await queries.selectFactor(ctx.db, me.id);
  if (unconfirmed?.confirmed_at) throw new ApiError('second_factor_on');
  if (!unconfirmed || unconfirmed.created_at <= setupStartedBefore(ctx)) throw new ApiError('not_found');
  const { secret } = unconfirmed;
  const step = timeStepOf(ctx, decryptSecret(ctx, me.id, secret), code);
  await checkWithLockout(
    ctx,
    [codeCounter(me.pool, me.id)],
    async () => step !== null,
    'second_factor_invalid',
  );
  const { codes, hashes } = await createRecoveryCodes(ctx);
  return ctx.transaction(async tx => {
    // waits for a concurrent log-in, which locks the account while it opens its session: that session has to end too
    const account = await lockAccount(tx.db, me.id);
    const proved = { memberId: me.id, secret, step: step ?? 0, now: ctx.clock.now() };
    if (!(await queries.confirm(tx.db, proved))) throw new ApiError('second_factor_on');
    await queries.replaceCodes(tx.db, me.id, hashes);
    await revokeOtherSessions(ctx, tx, me);
    await notifyOwner(ctx, tx, owner, account, 'on');
    return codes;
  });
}

/**
 * Turns the second factor off.
 *
 * @throws ApiError `old_password_wrong`, `second_factor_invalid`, `account_blocked`, `not_found` when it is off
 */
export async function endSecondFactor(ctx: Context, owner: Owner, proof: Proof): Promise<void> {
  const hash = await verify(ctx, owner, proof);
  await ctx.transaction(async tx => {
    const account = await lockVerified(tx, owner, hash);
    await queries.remove(tx.db, owner.me.id);
    await notifyOwner(ctx, tx, owner, account, 'off');
  });
}

/**
 * Makes new recovery codes; the former ones become invalid.
 *
 * @throws ApiError `old_password_wrong`, `second_factor_invalid`, `account_blocked`, `not_found` when it is off
 */
export async function renewRecoveryCodes(ctx: Context, owner: Owner, proof: Proof): Promise<string[]> {
  const hash = await verify(ctx, owner, proof);
  const { codes, hashes } = await createRecoveryCodes(ctx);
  await ctx.transaction(async tx => {
    const account = await lockVerified(tx, owner, hash);
    await queries.replaceCodes(tx.db, owner.me.id, hashes);
    await notifyOwner(ctx, tx, owner, account, 'codes');
  });
  return codes;
}

/** Checks password and code; returns the hash of the password. */
async function verify(ctx: Context, { site, me, origin }: Owner, { password, code }: Proof): Promise<string> {
  const hash = await checkOwnPassword(ctx, me, password);
  if (!(await queries.isOn(ctx.db, me.id))) throw new ApiError('not_found');
  await redeemCode(ctx, { site, memberId: me.id, origin }, code);
  return hash;
}

type Account = Awaited<ReturnType<typeof lockAccount>>;

/** The account, locked; throws when password or second factor changed since they were verified. */
async function lockVerified(tx: Tx, { me }: Owner, hash: string): Promise<Account> {
  const account = await lockAccount(tx.db, me.id);
  if (account.password_hash !== hash) throw new ApiError('old_password_wrong');
  if (!(await queries.isOn(tx.db, me.id))) throw new ApiError('not_found');
  return account;
}

async function notifyOwner(
  ctx: Context,
  tx: Tx,
  { site, origin }: Owner,
  { email, name, language }: Account,
  change: SecondFactorChange,
): Promise<void> {
  const content = await secondFactorMail({
    ...aboutMail({ site, origin }, { name, language }),
    change,
  });
  const kind = `second-factor-${change}`;
  const dedupeKey = `${kind}:${ctx.ids.uuid()}`;
  await ctx.mail.send(tx, { siteId: site.id, kind, to: email, ...content, dedupeKey });
}

/** Deletes secrets that were never confirmed, and encrypts those under an older data key with the newest. */
export async function cleanUpSecondFactors(ctx: Context): Promise<void> {
  await queries.deleteUnconfirmed(ctx.db, setupStartedBefore(ctx));
  await reencrypt(ctx.encryption, {
    select: (after, limit) => queries.selectEncrypted(ctx.db, after, limit),
    about: secretPurpose,
    replace: (...change) => queries.replaceEncrypted(ctx.db, ...change),
  });
}
