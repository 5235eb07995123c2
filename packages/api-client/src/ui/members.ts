import type {
  FinderResult,
  FitReason,
  Like,
  MemberProfile,
  MemberSummary,
  ProfileView,
} from '@velluto/ui/model';
import type { PartnerAd } from '@velluto/ui/product/search';
import type {
  LikeItem,
  MatchesResponse,
  PartnerTile,
  MemberProfile as WireProfile,
  ProfileView as WireProfileView,
  MemberSummary as WireSummary,
} from '../generated/schema.ts';
import { toMemberPhoto, toPhoto } from './photos.ts';

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

/** Somebody who looked at the user's profile. */
export function toProfileView({ viewed_at, origin, profile }: WireProfileView): ProfileView {
  return { viewedAt: viewed_at, origin, member: toMember(profile) };
}

/** An advertisement for a person on a partner's site; the contract does not say whether they are online. */
export function toPartnerAd({ kind, href, site, ...member }: PartnerTile): PartnerAd {
  return { kind, href, site, member };
}

type WireReason = MatchesResponse['results'][number]['reasons'][number];

function toReason({ code, count, kilometres }: WireReason): FitReason {
  switch (code) {
    case 'shared_interests':
      return { kind: 'sharedInterests', count: count ?? 1 };
    case 'distance':
      return { kind: 'distance', kilometres: kilometres ?? 1 };
    case 'same_city': // shown as the same region, which a shared town implies
    case 'same_region':
      return { kind: 'sameRegion' };
    case 'active_today':
      return { kind: 'activeToday' };
    case 'body_type':
      return { kind: 'bodyType' };
    default:
      return { kind: code };
  }
}

/** The people whom the match finder suggests; each reason once. */
export const toFinderResults = ({ results }: MatchesResponse): FinderResult[] =>
  results.map(({ profile, reasons }) => ({
    member: toMember(profile),
    reasons: [...new Map(reasons.map(toReason).map(reason => [reason.kind, reason])).values()],
  }));
