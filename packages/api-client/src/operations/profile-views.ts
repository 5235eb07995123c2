import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf } from '../operation-types.ts';

/** Records that the user is looking at a profile. */
export const noteProfileView = (client: Client, body: BodyOf<'noteProfileView'>, options?: CallOptions) =>
  call(client.http.POST('/api/profile-view.php', { body, ...options }));

/** Members who looked at the user's profile, as far as the user may see them. */
export const getProfileViews = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/profile-views.php', { ...options }));
