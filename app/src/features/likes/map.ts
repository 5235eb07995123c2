import type { LikeItem } from '@velluto/api-client';
import type { Like } from '@velluto/ui/model';
import { toMember } from '../../platform/map/member.ts';

/** A like, from the wire. */
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
