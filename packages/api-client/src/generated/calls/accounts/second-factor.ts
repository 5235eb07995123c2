// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { BodyOf } from '../../../operation-types.ts';

/**
 * Makes the secret for an authenticator app (TOTP, RFC 6238: SHA-1, six digits, 30 seconds). It takes effect once
 * a code of that app confirms it within 30 minutes; starting again makes another secret. Needs the password; wrong
 * ones are counted together with those of log-ins.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `old_password_wrong`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `second_factor_on`, `payload_too_large`, `account_blocked`
 */
export const startSecondFactor = (client: Client, body: BodyOf<'startSecondFactor'>, options?: CallOptions) =>
  call(client.http.POST('/api/second-factor.php', { body, ...options }));

/**
 * A code of the authenticator app proves that it has the secret. From now on every log-in needs a code. All other
 * sessions end, and the member gets a mail. After five wrong codes, codes are refused for 15 minutes.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `second_factor_invalid`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `second_factor_on`, `payload_too_large`, `account_blocked`
 */
export const confirmSecondFactor = (client: Client, body: BodyOf<'confirmSecondFactor'>, options?: CallOptions) =>
  call(client.http.PUT('/api/second-factor.php', { body, ...options }));

/**
 * Needs the password and a code of the app or a recovery code. The secret and the recovery codes are deleted, and
 * the member gets a mail.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `old_password_wrong`, `second_factor_invalid`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`, `account_blocked`
 */
export const endSecondFactor = (client: Client, body: BodyOf<'endSecondFactor'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/second-factor.php', { body, ...options }));

/**
 * Makes ten new codes; the previous ones become invalid. Needs the password and a code of the app or a recovery
 * code. The member gets a mail.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `old_password_wrong`, `second_factor_invalid`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`, `account_blocked`
 */
export const renewRecoveryCodes = (client: Client, body: BodyOf<'renewRecoveryCodes'>, options?: CallOptions) =>
  call(client.http.POST('/api/recovery-codes.php', { body, ...options }));
