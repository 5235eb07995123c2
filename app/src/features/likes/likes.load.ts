import { getLikes, type LikesResponse } from '@velluto/api-client';
import { type LoadContext, RouteError } from '../../platform/router/route.ts';
import type { Visit } from '../../platform/visit.ts';
import { createLikesStore, likesTypes } from './likes.ts';

/**
 * All likes; the tabs choose among them. Of one person there is only a page where there is a like between them and the
 * user.
 */
export async function load({ client, params, signal }: LoadContext): Promise<LikesResponse> {
  const { type, id } = params;
  if (type !== undefined && !likesTypes.some(known => known === type)) throw new RouteError(404);
  const likes = await getLikes(client, {}, { signal });
  const likesOf = [...likes.liked_by, ...likes.profiles].filter(({ profile }) => profile.id === id);
  if (id !== undefined && likesOf.length === 0) throw new RouteError(404);
  return likes;
}

export function accept(visit: Visit, data: LikesResponse): void {
  visit.store(createLikesStore).accept(data);
}
