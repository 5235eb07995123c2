import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf, QueryOf } from '../operation-types.ts';

/** Asks for a mailed link to choose a new password. */
export const askReset = (client: Client, body: BodyOf<'askReset'>, options?: CallOptions) =>
  call(client.http.POST('/api/reset-password.php', { body, ...options }));

/** Tells whether a mailed link to choose a new password still works. */
export const checkReset = (client: Client, query: QueryOf<'checkReset'>, options?: CallOptions) =>
  call(client.http.GET('/api/reset-password.php', { params: { query }, ...options }));

/** Chooses a new password by a mailed link. */
export const resetPassword = (client: Client, body: BodyOf<'resetPassword'>, options?: CallOptions) =>
  call(client.http.PUT('/api/reset-password.php', { body, ...options }));

/** Changes the password; every other session ends. */
export const changePassword = (client: Client, body: BodyOf<'changePassword'>, options?: CallOptions) =>
  call(client.http.PUT('/api/password.php', { body, ...options }));

/** Asks for a change of the e-mail address; a mail to the new address has to confirm it. */
export const askMailChange = (client: Client, body: BodyOf<'askMailChange'>, options?: CallOptions) =>
  call(client.http.POST('/api/mail-change.php', { body, ...options }));

/** Confirms the new address by the link mailed there. */
export const confirmMailChange = (client: Client, body: BodyOf<'confirmMailChange'>, options?: CallOptions) =>
  call(client.http.PUT('/api/mail-change.php', { body, ...options }));

/** Undoes the change by the link mailed to the old address. */
export const undoMailChange = (client: Client, body: BodyOf<'undoMailChange'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/mail-change.php', { body, ...options }));

/** The user's sessions: the devices on which they are logged in. */
export const getSessions = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/sessions.php', { ...options }));

/** Ends one session, or all but this one. */
export const endSession = (client: Client, body: BodyOf<'endSession'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/sessions.php', { body, ...options }));

/** Starts to set up two-factor log-in: makes the secret for the authenticator app. */
export const startSecondFactor = (client: Client, body: BodyOf<'startSecondFactor'>, options?: CallOptions) =>
  call(client.http.POST('/api/second-factor.php', { body, ...options }));

/** Turns two-factor log-in on; answers with the recovery codes. */
export const confirmSecondFactor = (
  client: Client,
  body: BodyOf<'confirmSecondFactor'>,
  options?: CallOptions,
) => call(client.http.PUT('/api/second-factor.php', { body, ...options }));

/** Turns two-factor log-in off. */
export const endSecondFactor = (client: Client, body: BodyOf<'endSecondFactor'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/second-factor.php', { body, ...options }));

/** Makes new recovery codes. */
export const renewRecoveryCodes = (
  client: Client,
  body: BodyOf<'renewRecoveryCodes'>,
  options?: CallOptions,
) => call(client.http.POST('/api/recovery-codes.php', { body, ...options }));
