import { type CallOptions, call } from '../call.ts';
import type { Client } from '../client.ts';
import type { BodyOf } from '../operation-types.ts';

/** Notes that the user looks at a profile that is on the screen. */
export const noteProfileView = (client: Client, body: BodyOf<'noteProfileView'>, options?: CallOptions) =>
  call(client.http.POST('/api/profile-view.php', { body, ...options }), options);

/** Who looked at the user's profile, as far as they may see it. */
export const getProfileViews = (client: Client, options?: CallOptions) =>
  call(client.http.GET('/api/profile-views.php', { ...options }), options);
