import type { MemberProfile, ProfileView } from '@velluto/ui/model';
import type { MemberProfile as WireProfile, ProfileView as WireProfileView } from '../generated/schema.ts';
import { toMemberPhoto } from './photos.ts';
import { toMember } from './search.ts';

/** A member as their page shows them. */
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

/** Somebody who looked at the user's profile. */
export function toProfileView({ viewed_at, origin, profile }: WireProfileView): ProfileView {
  return { viewedAt: viewed_at, origin, member: toMember(profile) };
}
