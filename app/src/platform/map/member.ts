import type { MemberProfile as WireProfile, MemberSummary as WireSummary } from '@velluto/api-client';
import type { MemberProfile, MemberSummary } from '@velluto/ui/model';
import { toMemberPhoto, toPhoto } from './photo.ts';

/** A member as lists show them, from the wire. */
export function toMember(wire: WireSummary): MemberSummary {
  return {
    id: wire.id,
    name: wire.name,
    age: wire.age,
    gender: wire.gender,
    origin: wire.origin,
    place: wire.place_text ?? wire.city,
    language: wire.language,
    online: wire.online,
    premium: wire.premium,
    photo: wire.main_image && toPhoto(wire.main_image),
    numPhotos: wire.num_photos,
    numInterests: wire.num_interests,
    likeNew: wire.like_new,
    liked: wire.liked,
  };
}

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
