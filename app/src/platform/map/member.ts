import type { MemberSummary as WireSummary } from '@velluto/api-client';
import type { MemberSummary } from '@velluto/ui/model';
import { toPhoto } from './photo.ts';

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
