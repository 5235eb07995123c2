import type { FinderResult, FitReason, MemberSummary, SwipeMember } from '@velluto/ui/model';
import type { MatchesResponse, SwipeCard } from '../generated/schema.ts';
import { toPhoto } from './photos.ts';
import { toMember } from './search.ts';

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

/** A person of the swipe game. */
export const toSwipeMember = (card: SwipeCard): MemberSummary & SwipeMember => ({
  ...toMember(card),
  aboutMe: card.about_me_excerpt,
  sharedInterests: card.shared_interests,
  photos: card.photos.map(toPhoto),
});

/** The people whom the match finder suggests; each reason once. */
export const toFinderResults = ({ results }: MatchesResponse): FinderResult[] =>
  results.map(({ profile, reasons }) => ({
    member: toMember(profile),
    reasons: [...new Map(reasons.map(toReason).map(reason => [reason.kind, reason])).values()],
  }));
