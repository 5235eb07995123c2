// Made from api-spec/ by `pnpm contract:generate`. Do not edit.
import type { CallOptions } from '../../../call.ts';
import { call } from '../../../call.ts';
import type { Client } from '../../../client.ts';
import type { BodyOf } from '../../../operation-types.ts';

/**
 * The profile of the user with everything they can edit.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getProfile = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/profile.php', { ...options }));

/**
 * Changes the given fields and leaves the others as they are.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`
 */
export const updateProfile = (client: Client, body: BodyOf<'updateProfile'>, options?: CallOptions) =>
  call(client.http.PUT('/api/profile.php', { body, ...options }));

/**
 * Whom the user looks for, and whether the consent to use it holds. Others never see it.
 *
 * Repeated by the client (`retryDelay`) when no answer came.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `member_changed`, `age_unproved`
 */
export const getPreferences = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/preferences.php', { ...options }));

/**
 * Lists, the swipe game, the match finder and the weekly mail follow at once. After the consent was withdrawn,
 * `consent_sensitive` gives it again, and the profile is shown again.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`, `payload_too_large`
 */
export const updatePreferences = (client: Client, body: BodyOf<'updatePreferences'>, options?: CallOptions) =>
  call(client.http.PUT('/api/preferences.php', { body, ...options }));

/**
 * Erases orientation and the gender the user looks for. The profile is hidden from everybody but those whom the
 * user has written to or liked, and nobody is proposed to the user. Conversations, credits and premium stay. The
 * same call again changes nothing.
 *
 * Never repeated by the client.
 *
 * @throws {ApiProblem} `invalid_request`, `authentication_required`, `request_refused`, `member_changed`, `age_unproved`
 */
export const withdrawConsent = (client: Client, options?: CallOptions) =>
  call(client.http.DELETE('/api/preferences.php', { ...options }));
