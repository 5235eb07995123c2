import { getLikes, type LikesResponse } from '@velluto/api-client';
import { type LoadContext, RouteError } from '../../platform/router/route.ts';

export { accept } from './likes.load.ts';

/** All likes, for what there is between the user and one person; without a like there is no such page. */
export async function load({ client, params, signal }: LoadContext): Promise<LikesResponse> {
  const likes = await getLikes(client, {}, { signal });
  if (![...likes.liked_by, ...likes.profiles].some(like => like.profile.id === params.id)) {
    throw new RouteError(404);
  }
  return likes;
}
