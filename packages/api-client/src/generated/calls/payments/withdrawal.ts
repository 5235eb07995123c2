// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { BodyOf } from '../../../operation-types.ts';

/**
 * In two steps: `ask` returns which credits are taken back and what is repaid, `confirm` withdraws. Confirming
 * again gives the same answer. Unused credits are repaid pro rata, rounded up to a cent for the user, with the
 * same payment method; the whole price if the order was made without `begin_at_once`. The confirmation is sent by
 * e-mail. `payment` is any printed number: of the payment, the
 * receipt, the mandate or the withdrawal, however it is typed. Without a session the contract is found by it and
 * the e-mail address; the answer is the same whether they exist or not. Nothing takes effect then before the link in
 * the e-mail to the account is followed (declaration.php) or a person has looked; the time of the declaration
 * counts. What cannot be done goes to support, which the e-mail to that address says.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `request_refused`, `member_changed`, `not_found`, `payload_too_large`
 */
export const withdraw = (client: Client, body: BodyOf<'withdraw'>, options?: CallOptions) =>
  call(client.http.POST('/api/withdrawal.php', { body, ...options }));

/**
 * In two steps: `ask` returns what renews, `confirm` cancels it. The time that is paid for remains; the
 * confirmation with the time of receipt and the end is sent by e-mail, and can be downloaded. No log-in is needed:
 * without a session the account is found by the e-mail address and any printed number of a payment. The answer is the
 * same whether they exist or not, and nothing takes effect then before the link in the e-mail to the account is
 * followed (declaration.php) or a person has looked; the time of the declaration counts. What cannot be done goes to
 * support, which the e-mail to that address says. A
 * cancellation for cause always goes to support too: a person decides what is repaid. Confirming the same again
 * gives the same answer.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `request_refused`, `member_changed`, `not_found`, `payload_too_large`
 */
export const cancelPremium = (client: Client, body: BodyOf<'cancelPremium'>, options?: CallOptions) =>
  call(client.http.POST('/api/cancellation.php', { body, ...options }));

/**
 * The express request for a purchase that was ordered without `begin_at_once`: its credits can be used now, and a
 * withdrawal then repays only what is unused. The request is confirmed by e-mail. Asking again changes nothing.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const requestBegin = (client: Client, body: BodyOf<'requestBegin'>, options?: CallOptions) =>
  call(client.http.POST('/api/begin.php', { body, ...options }));

/**
 * Follows the link in the e-mail about a withdrawal or a cancellation that was declared without log-in. `confirm`
 * lets it take effect by the time at which it was received; `undo` stops it, or takes back what took effect.
 * Following a link again gives the same answer.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `reset_link_invalid`, `request_refused`, `member_changed`, `payload_too_large`
 */
export const decideDeclaration = (client: Client, body: BodyOf<'decideDeclaration'>, options?: CallOptions) =>
  call(client.http.POST('/api/declaration.php', { body, ...options }));
