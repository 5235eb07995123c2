import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../context/context.ts';
import { base32, parseBase32 } from '../../domain/base32.ts';
import type { Site } from '../../domain/sites/site.ts';
import { aboutMail } from '../../infrastructure/mail/about-mail.ts';
import { recoveryCodeUsedMail } from '../../infrastructure/mail/mails/accounts.ts';
import { checkWithLockout, codeCounter } from '../sessions/api.ts';
import { lockAccount } from './account-queries.ts';
import * as queries from './second-factor-queries.ts';

/** The member who enters a code, and the site where they do. */
export interface CodeOwner {
  site: Site;
  memberId: string;
  origin: string;
}

const recoveryCodes = 10;
const recoverySigns = 10;
const secretBytes = 20;
/** Steps before and after the current one that are accepted too, since clocks of phones are inexact. */
const drift = 1;

/** Associated data of the encryption of a secret. */
export const secretPurpose = (memberId: string): string => `second-factor:${memberId}`;

/** Makes the secret of an authenticator app: 160 random bits, as RFC 4226 recommends. */
export function createSecret(ctx: Context): string {
  const bytes = Buffer.from(ctx.ids.token(), 'base64url').subarray(0, secretBytes);
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}

/** The secret as a URI that an authenticator app reads from a QR code. */
export function secretUri(site: Site, name: string, secret: string): string {
  return new TOTP({ issuer: site.name, label: name, secret }).toString();
}

/** Encrypts the secret for storage. */
export const encryptSecret = (ctx: Context, memberId: string, secret: string): string =>
  ctx.encryption.encrypt(secret, secretPurpose(memberId));

/** Decrypts the stored secret. */
export const decryptSecret = (ctx: Context, memberId: string, encrypted: string): string =>
  ctx.encryption.decrypt(encrypted, secretPurpose(memberId));

/** The step of 30 seconds that a code belongs to, or null when it is wrong for this time. */
export function timeStepOf(ctx: Context, secret: string, code: string): number | null {
  const totp = new TOTP({ secret });
  const timestamp = ctx.clock.now().getTime();
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: drift });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Ten recovery codes of 50 bits: as they are shown once, and the hashes that are stored. */
export async function createRecoveryCodes(ctx: Context): Promise<{ codes: string[]; hashes: string[] }> {
  const plainCodes = Array.from({ length: recoveryCodes }, () => base32(ctx.ids.key(), recoverySigns));
  const hashes = await Promise.all(plainCodes.map(code => ctx.passwords.hash(code)));
  return { codes: plainCodes.map(code => `${code.slice(0, 5)}-${code.slice(5)}`), hashes };
}

async function redeemAppCode(ctx: Context, memberId: string, code: string): Promise<boolean> {
  const factor = await queries.selectFactor(ctx.db, memberId);
  if (!factor?.confirmed_at) return false;
  const step = timeStepOf(ctx, decryptSecret(ctx, memberId, factor.secret), code);
  return step !== null && queries.redeemTimeStep(ctx.db, memberId, step);
}

async function hashOf(ctx: Context, memberId: string, code: string): Promise<string | undefined> {
  for (const hash of await queries.selectCodes(ctx.db, memberId)) {
    if (await ctx.passwords.matches(code, hash)) return hash;
  }
  return undefined;
}

async function redeemRecoveryCode(ctx: Context, owner: CodeOwner, code: string): Promise<boolean> {
  const { site, memberId, origin } = owner;
  if (code.length !== recoverySigns) return false;
  const hash = await hashOf(ctx, memberId, code);
  if (hash === undefined) return false;
  return ctx.transaction(async tx => {
    if (!(await queries.redeemRecoveryCode(tx.db, memberId, hash))) return false;
    const { email, name, language } = await lockAccount(tx.db, memberId);
    const left = (await queries.selectCodes(tx.db, memberId)).length;
    const content = await recoveryCodeUsedMail({
      ...aboutMail({ site, origin }, { name, language }),
      left,
    });
    const dedupeKey = `recovery-code-used:${ctx.ids.uuid()}`;
    await ctx.mail.send(tx, {
      siteId: site.id,
      kind: 'recovery-code-used',
      to: email,
      ...content,
      dedupeKey,
    });
    return true;
  });
}

/**
 * Uses up a code of the authenticator app or a recovery code. Five wrong ones block codes for 15 minutes.
 *
 * @throws ApiError `second_factor_invalid`, `account_blocked`
 */
export async function redeemCode(ctx: Context, owner: CodeOwner, typed: string): Promise<void> {
  const { site, memberId } = owner;
  const code = parseBase32(typed);
  const isOfApp = /^\d{6}$/.test(code);
  const check = () => (isOfApp ? redeemAppCode(ctx, memberId, code) : redeemRecoveryCode(ctx, owner, code));
  await checkWithLockout(ctx, [codeCounter(site.pool, memberId)], check, 'second_factor_invalid');
}
