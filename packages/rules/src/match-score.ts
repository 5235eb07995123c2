import type { AttributeOption } from './options.ts';

/** Interests that say what somebody hopes for; the match finder asks for one of them apart. */
export const RELATIONS = ['relationship', 'romance', 'flirting', 'friendship', 'sex'] as const;
/** What somebody hopes for. */
export type Relation = (typeof RELATIONS)[number];

/** Most points each part of a match can give (docs/match-finder.md says why). */
export const MATCH_WEIGHTS = {
  sharedInterests: 30,
  relation: 20,
  near: 20,
  /** Instead of what the distance gives, where that is less. */
  sameRegion: 10,
  activeToday: 10,
  drinks: 8,
  bodyType: 7,
  age: 5,
} as const;

/** So many shared interests give all points. */
export const MANY_SHARED = 5;
/** Without a distance asked for, somebody this far away gets no points for being near. */
export const FAR_KM = 100;

/** Answers to the questions of the match finder; null for one that stays open. */
export interface MatchAnswers {
  ages: { from: number; to: number } | null;
  /** Kilometres at most. */
  distance: number | null;
  relation: Relation | null;
  /** Interests to share: those answered, else those of the one who asks. */
  interests: readonly string[];
  drinks: AttributeOption<'drinks'> | null;
  bodyType: AttributeOption<'body_type'> | null;
}

/** What is known of somebody who may fit. */
export interface MatchFacts {
  age: number;
  /** Between the two towns; null when one of them is not known. */
  kilometres: number | null;
  sameCity: boolean;
  sameRegion: boolean;
  activeToday: boolean;
  interests: readonly string[];
  drinks: string | null;
  bodyType: string | null;
}

/** Why somebody fits, with the points it gave. */
export type MatchReason =
  | { code: 'shared_interests'; count: number; points: number }
  | { code: 'distance'; kilometres: number; points: number }
  | {
      code: 'relation' | 'same_city' | 'same_region' | 'active_today' | 'age' | 'drinks' | 'body_type';
      points: number;
    };

/** How well somebody fits. */
export interface MatchScore {
  /** Whole per cent of the points that these answers could give. */
  score: number;
  /** The weightiest first. */
  reasons: MatchReason[];
}

const order = [
  'shared_interests',
  'relation',
  'same_city',
  'distance',
  'same_region',
  'active_today',
  'drinks',
  'body_type',
  'age',
] as const;

function sharedReason({ interests, relation }: MatchAnswers, facts: MatchFacts): MatchReason[] {
  const wanted = new Set(interests.filter(interest => interest !== relation));
  const count = facts.interests.filter(interest => wanted.has(interest)).length;
  const enough = Math.min(MANY_SHARED, wanted.size);
  const points = (MATCH_WEIGHTS.sharedInterests * Math.min(count, enough)) / enough;
  return count > 0 ? [{ code: 'shared_interests', count, points }] : [];
}

/** Where they live gives points once: by the town, the distance or the region, whichever gives most. */
function nearReasons({ distance }: MatchAnswers, facts: MatchFacts): MatchReason[] {
  const { near, sameRegion } = MATCH_WEIGHTS;
  if (facts.sameCity) return [{ code: 'same_city', points: near }];
  const reach = distance ?? FAR_KM;
  const region: MatchReason[] = facts.sameRegion ? [{ code: 'same_region', points: sameRegion }] : [];
  if (facts.kilometres === null || facts.kilometres > reach) return region;
  // rounded down: the score never promises more than there is
  const kilometres = Math.max(1, Math.ceil(facts.kilometres));
  const byDistance = near * (1 - facts.kilometres / reach);
  const points = facts.sameRegion ? Math.max(0, byDistance - sameRegion) : byDistance;
  return [{ code: 'distance', kilometres, points }, ...region];
}

const when = (met: boolean, code: Extract<MatchReason, { points: number }>['code'], points: number) =>
  met ? [{ code, points } as MatchReason] : [];

/** The points that these answers could give. */
function possible({ interests, relation, drinks, bodyType, ages }: MatchAnswers): number {
  const weights = MATCH_WEIGHTS;
  const asked = (answer: unknown, points: number) => (answer === null ? 0 : points);
  const shared = interests.some(interest => interest !== relation) ? weights.sharedInterests : 0;
  return (
    weights.near +
    weights.activeToday +
    shared +
    asked(relation, weights.relation) +
    asked(drinks, weights.drinks) +
    asked(bodyType, weights.bodyType) +
    asked(ages, weights.age)
  );
}

/** How well somebody fits some answers, and every reason why. The same input always gives the same score. */
export function matchScore(answers: MatchAnswers, facts: MatchFacts): MatchScore {
  const { relation, drinks, bodyType, ages } = answers;
  const weights = MATCH_WEIGHTS;
  const reasons = [
    ...sharedReason(answers, facts),
    ...when(relation !== null && facts.interests.includes(relation), 'relation', weights.relation),
    ...nearReasons(answers, facts),
    ...when(facts.activeToday, 'active_today', weights.activeToday),
    ...when(drinks !== null && facts.drinks === drinks, 'drinks', weights.drinks),
    ...when(bodyType !== null && facts.bodyType === bodyType, 'body_type', weights.bodyType),
    ...when(ages !== null && facts.age >= ages.from && facts.age <= ages.to, 'age', weights.age),
  ];
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  reasons.sort((a, b) => b.points - a.points || order.indexOf(a.code) - order.indexOf(b.code));
  return { score: Math.round((100 * points) / possible(answers)), reasons };
}
