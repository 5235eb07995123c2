import type { Like } from '@velluto/ui/model';
import type { LikeItem } from '../generated/schema.ts';
import { toMember } from './search.ts';

/** A like. */
export function toLike(item: LikeItem): Like {
  return {
    id: item.id,
    likeNew: item.like_new,
    state: item.state,
    likedAt: item.liked_at,
    origin: item.origin,
    member: toMember(item.profile),
  };
}
