import { STORAGE_COOKIE } from '@velluto/rules';
import type { Context } from '../../context/context.ts';
import type { CookieChange } from '../../domain/cookie-change.ts';
import { selectStorageKey } from './access-queries.ts';

/** Form of a token that the server made: 32 bytes, base64url. */
const token = /^[\w-]{43}$/;

/** The key with which a member's browsers encrypt what they store: the same at every log-in, and deleted with the account. */
export const storageKeyOf = async (ctx: Context, memberId: string): Promise<string> =>
  (await selectStorageKey(ctx.db, memberId)).toString('base64url');

/**
 * A visitor's key, derived from the token of a session cookie and a secret of the server: the cookie, which a browser may
 * write to its disk, decrypts nothing by itself.
 *
 * @param cookie what the browser sent, if anything
 */
export async function visitorStorageKey(
  ctx: Context,
  cookie: string | undefined,
): Promise<{ key: string; cookies: CookieChange[] }> {
  const isValid = cookie !== undefined && token.test(cookie);
  const value = isValid ? cookie : ctx.ids.token();
  const key = (await ctx.encryption.fingerprint(`storage-key:${value}`)).toString('base64url');
  return { key, cookies: isValid ? [] : [{ name: STORAGE_COOKIE, value, httpOnly: true }] };
}

/** Deletes a visitor's cookie: nothing can decrypt any more what was encrypted with its key. */
export const forgetStorageCookie = (cookie: string | undefined): CookieChange[] =>
  cookie === undefined ? [] : [{ name: STORAGE_COOKIE, value: null, httpOnly: true }];
