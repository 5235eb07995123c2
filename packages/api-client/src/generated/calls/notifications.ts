// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../call.ts';
import { call } from '../../call.ts';
import type { Client } from '../../client.ts';
import type { BodyOf, QueryOf } from '../../operation-types.ts';

/**
 * Every kind of notification with its channels, those that are switched off, and the e-mail address.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getNotifications = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/notifications.php', { ...options }));

/**
 * Replaces the list of kinds that are switched off, and switches all e-mails off or on. A field that is left out
 * does not change. A kind that is off sends neither e-mail nor push. Kinds that advertise are off until the user asks
 * for them: `consent` says where and in which words. Switching one off withdraws it. E-mails about the account and about
 * purchases are always sent.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`
 */
export const updateNotifications = (client: Client, body: BodyOf<'updateNotifications'>, options?: CallOptions) =>
  call(client.http.PUT('/api/notifications.php', { body, ...options }));

/**
 * Switches off the kind of e-mail that the token names (RFC 8058). Called by mail programs, with the form
 * `List-Unsubscribe=One-Click`, and by the settings page, without a body. Needs no session; the token allows
 * nothing else. Calling it again changes nothing.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `request_refused`, `member_changed`, `not_found`
 */
export const unsubscribe = (client: Client, query: QueryOf<'unsubscribe'>, options?: CallOptions) =>
  call(client.http.POST('/api/unsubscribe.php', { params: { query }, ...options }));

/**
 * Deletes the user's push subscription with this address; if there is none, nothing happens.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`
 */
export const endPush = (client: Client, body: BodyOf<'endPush'>, options?: CallOptions) =>
  call(client.http.DELETE('/api/push.php', { body, ...options }));
