// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { BodyOf, QueryOf } from '../../../operation-types.ts';

/**
 * Submits the reported content, as it is now, to a person who decides. The user gets a mail with the reference.
 * Reporting the same content again for the same reason, while the report is undecided, adds the text to the first
 * report and returns that one; for another reason it is a new report. The reported member learns of it only if a
 * decision restricts them, and never who reported them.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `not_found`, `payload_too_large`
 */
export const report = (client: Client, body: BodyOf<'report'>, options?: CallOptions) =>
  call(client.http.POST('/api/report.php', { body, ...options }));

/**
 * For a member concerned, or without log-in for anyone with the key of the mailed link.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `not_found`
 */
export const getComplaint = (client: Client, query: QueryOf<'getComplaint'>, options?: CallOptions) =>
  call(client.http.GET('/api/complaint.php', { params: { query }, ...options }));

/**
 * Also without log-in. A confirmation with the reference and a link to the state of the complaint is mailed.
 * Sending the same complaint again, while it is undecided, returns the first one.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `appeal_period_over`, `request_refused`, `member_changed`, `not_found`, `payload_too_large`
 */
export const complain = (client: Client, body: BodyOf<'complain'>, options?: CallOptions) =>
  call(client.http.POST('/api/complaint.php', { body, ...options }));

/**
 * Includes decisions that restrict the user. The latest first, 20 a page.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getComplaints = (client: Client, query: QueryOf<'getComplaints'> = {}, options?: CallOptions) =>
  call(client.http.GET('/api/complaints.php', { params: { query }, ...options }));

/**
 * Possible once, within six months of the decision, for the reporter and for the restricted member; another person
 * then decides again. If there is no decision to appeal against, the answer is `invalid_request` with `reference`
 * `not_allowed`; after the six months it is `appeal_period_over`.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `appeal_period_over`, `request_refused`, `member_changed`, `not_found`, `payload_too_large`
 */
export const appeal = (client: Client, body: BodyOf<'appeal'>, options?: CallOptions) =>
  call(client.http.POST('/api/appeal.php', { body, ...options }));
