import type { MemberProfile as WireProfile } from '@velluto/api-client';
import type { MemberProfile } from '@velluto/ui/model';
import { toMember } from './member.ts';
import { toMemberPhoto } from './photo.ts';

/** A member as their page shows them, from the wire. */
export function toMemberProfile(wire: WireProfile): MemberProfile {
  return {
    ...toMember(wire),
    aboutMe: wire.about_me,
    interests: wire.interests,
    sharedInterests: wire.shared_interests,
    attributes: wire.attributes,
    photos: wire.photos.map(toMemberPhoto),
    likedMe: wire.liked_me,
    matched: wire.matched,
    conversationId: wire.conversation,
    lastActiveAt: wire.last_active_at,
  };
}
