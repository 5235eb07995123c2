import type { MemberSummary } from '@velluto/ui/model';
import type { PartnerAd } from '@velluto/ui/product/search';
import type { PartnerTile, MemberSummary as WireSummary } from '../generated/schema.ts';
import { toPhoto } from './photos.ts';

/** A member as lists show them. */
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

/** An advertisement for a person on a partner's site; the contract does not say whether they are online. */
export function toPartnerAd({ kind, href, site, ...member }: PartnerTile): PartnerAd {
  return { kind, href, site, member };
}
