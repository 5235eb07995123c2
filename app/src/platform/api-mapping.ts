import type {
  Image,
  LikeItem,
  PartnerTile,
  Money as WireMoney,
  MemberProfile as WireProfile,
  ProfileView as WireProfileView,
  MemberSummary as WireSummary,
} from '@velluto/api-client';
import type {
  Like,
  MemberPhoto,
  MemberProfile,
  MemberSummary,
  Money,
  PhotoSource,
  ProfileView,
  Purchase,
} from '@velluto/ui/model';
import type { PartnerAd } from '@velluto/ui/product/search';

/** Widths of the stored sizes in pixels; the server makes exactly these. */
const tileWidth = 288;
const mediumWidth = 640;

const crop = (image: Image) => ({
  focal: { x: image.focal_x, y: image.focal_y },
  ...(image.thumbhash ? { thumbhash: image.thumbhash } : {}),
  ...(image.locked ? { locked: true } : {}),
});

/** A photo for tiles and lists: small first, larger sizes for sharp screens. */
export function toPhoto(image: Image): PhotoSource {
  const { thumb_filename, match_filename, width, height } = image;
  if (image.locked || !match_filename) return { src: thumb_filename, width, height, ...crop(image) };
  return {
    src: thumb_filename,
    width,
    height,
    sources: [
      { src: thumb_filename, width: tileWidth },
      { src: match_filename, width: mediumWidth },
    ],
    ...crop(image),
  };
}

/** A photo of a profile, large. */
export function toMemberPhoto(image: Image): MemberPhoto {
  const { id, status, filename, match_filename, width, height } = image;
  if (image.locked || !match_filename) return { id, status, src: filename, width, height, ...crop(image) };
  return {
    id,
    status,
    src: filename,
    width,
    height,
    sources: [
      { src: match_filename, width: mediumWidth },
      { src: filename, width },
    ],
    ...crop(image),
  };
}

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

/** Somebody who looked at the user's profile, from the wire. */
export function toProfileView({ viewed_at, origin, profile }: WireProfileView): ProfileView {
  return { viewedAt: viewed_at, origin, member: toMember(profile) };
}

/** An advertisement for a person on a partner's site, from the wire, which does not say whether they are online. */
export function toPartnerAd({ kind, href, site, ...member }: PartnerTile): PartnerAd {
  return { kind, href, site, member };
}

/** An amount, from the wire. */
export const toMoney = ({ amount_minor, currency }: WireMoney): Money => ({
  amountMinor: amount_minor,
  currency,
});

/** What was bought, from the fields that lists have of it. */
export const toPurchase = ({ credits, months }: { credits: number; months: number | null }): Purchase =>
  months === null ? { kind: 'credits', credits } : { kind: 'premium', months };
