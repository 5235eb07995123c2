import type { OwnProfile as WireProfile } from '@velluto/api-client';
import type { OwnProfile } from '@velluto/ui/model';
import { toMemberPhoto } from '../../platform/map/photo.ts';

/** The own profile, from the wire. */
export function toOwnProfile(wire: WireProfile): OwnProfile {
  return {
    id: wire.id,
    name: wire.name,
    age: wire.age,
    gender: wire.gender,
    country: wire.country,
    region: wire.region,
    city: wire.city,
    place: wire.city,
    aboutMe: wire.about_me,
    interests: wire.interests,
    attributes: wire.attributes,
    photos: wire.photos.map(toMemberPhoto),
    maxPhotos: wire.max_photos,
  };
}
