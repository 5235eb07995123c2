// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { BodyOf } from '../../../operation-types.ts';

/**
 * Sent when the profile is on the screen, not when it is only prefetched. Another visit updates the time. Nothing
 * is stored for visits in invisible mode, to the user's own profile and to people the user has blocked.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `age_unproved`, `authentication_required`, `request_refused`, `blocked_by_member`, `member_changed`, `not_found`, `payload_too_large`
 */
export const noteProfileView = (client: Client, body: BodyOf<'noteProfileView'>, options?: CallOptions) =>
  call(client.http.POST('/api/profile-view.php', { body, ...options }));

/**
 * One entry for each person, the latest first, from the last 30 days; only real visits, and none of invisible
 * members. Users without premium see only the number; invisible users see nothing.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `authentication_required`, `member_changed`, `age_unproved`
 */
export const getProfileViews = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/profile-views.php', { ...options }));
