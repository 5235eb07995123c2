import { getLikes, type LikesResponse } from '@velluto/api-client';
import { type LoadContext, RouteError } from '../../platform/router/route.ts';
import type { Visit } from '../../platform/visit.ts';
import { createLikesStore, likesTypes } from './store.ts';

/** All likes; the tabs choose among them. */
export function load({ client, params, signal }: LoadContext): Promise<LikesResponse> {
  if (params.type !== undefined && !likesTypes.some(type => type === params.type)) throw new RouteError(404);
  return getLikes(client, {}, { signal });
}

export function accept(visit: Visit, data: LikesResponse): void {
  visit.store(createLikesStore).accept(data);
}
