import type { AttributeOption } from './profile-options.ts';

/** Interests that name the kind of relation somebody looks for; the match finder asks for one of them separately. */
export const RELATIONS = ['relationship', 'romance', 'flirting', 'friendship', 'sex'] as const;
/** Kind of relation that somebody looks for. */
export type Relation = (typeof RELATIONS)[number];

/** Most points that each part of a match can give (reasons in docs/match-finder.md). */
export const MATCH_WEIGHTS = {
  sharedInterests: 30,
  relation: 20,
  near: 20,
  /** Counts only where the distance alone gives fewer points. */
  sameRegion: 10,
  activeToday: 10,
  drinks: 8,
  bodyType: 7,
  age: 5,
} as const;

/** Number of shared interests that gives the full points. */
export const MANY_SHARED = 5;
/** Where no distance was answered, somebody this many kilometres away gets no points for being near. */
export const FAR_KM = 100;

/** Answers to the questions of the match finder; null where a question was skipped. */
export interface MatchAnswers {
  ages: { from: number; to: number } | null;
  /** Kilometres at most. */
  distance: number | null;
  relation: Relation | null;
  /** Interests to compare: those answered, or else those of the asking member's profile. */
  interests: readonly string[];
  drinks: AttributeOption<'drinks'> | null;
  bodyType: AttributeOption<'body_type'> | null;
}

/** Facts about a candidate that are compared with the answers. */
export interface MatchFacts {
  age: number;
  /** Kilometres between the towns of the two members; null when one of the towns is not known. */
  kilometres: number | null;
  sameCity: boolean;
  sameRegion: boolean;
  activeToday: boolean;
  interests: readonly string[];
  drinks: string | null;
  bodyType: string | null;
}

/** A reason why somebody fits, with the points it gave. */
export type MatchReason =
  | { code: 'shared_interests'; count: number; points: number }
  | { code: 'distance'; kilometres: number; points: number }
  | {
      code: 'relation' | 'same_city' | 'same_region' | 'active_today' | 'age' | 'drinks' | 'body_type';
      points: number;
    };

/** How well somebody fits. */
export interface MatchScore {
  /** Per cent of the points that these answers could give, rounded to a whole number. */
  score: number;
  /** Those with most points first. */
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
  const wantedInterests = new Set(interests.filter(interest => interest !== relation));
  const count = facts.interests.filter(interest => wantedInterests.has(interest)).length;
  const enough = Math.min(MANY_SHARED, wantedInterests.size);
  const points = (MATCH_WEIGHTS.sharedInterests * Math.min(count, enough)) / enough;
  return count > 0 ? [{ code: 'shared_interests', count, points }] : [];
}

/** The place counts once: by the town, the distance or the region, whichever gives the most points. */
function nearReasons({ distance }: MatchAnswers, facts: MatchFacts): MatchReason[] {
  const { near, sameRegion } = MATCH_WEIGHTS;
  if (facts.sameCity) return [{ code: 'same_city', points: near }];
  const reach = distance ?? FAR_KM;
  const region: MatchReason[] = facts.sameRegion ? [{ code: 'same_region', points: sameRegion }] : [];
  if (facts.kilometres === null || facts.kilometres > reach) return region;
  // rounded up: nobody is said to live nearer than they do
  const kilometres = Math.max(1, Math.ceil(facts.kilometres));
  const byDistance = near * (1 - facts.kilometres / reach);
  const points = facts.sameRegion ? Math.max(0, byDistance - sameRegion) : byDistance;
  return [{ code: 'distance', kilometres, points }, ...region];
}

const when = (met: boolean, code: Extract<MatchReason, { points: number }>['code'], points: number) =>
  met ? [{ code, points } as MatchReason] : [];

/** Most points that somebody can get for these answers: a skipped question gives none. */
function possible({ interests, relation, drinks, bodyType, ages }: MatchAnswers): number {
  const weights = MATCH_WEIGHTS;
  const pointsIf = (answer: unknown, points: number) => (answer === null ? 0 : points);
  const shared = interests.some(interest => interest !== relation) ? weights.sharedInterests : 0;
  return (
    weights.near +
    weights.activeToday +
    shared +
    pointsIf(relation, weights.relation) +
    pointsIf(drinks, weights.drinks) +
    pointsIf(bodyType, weights.bodyType) +
    pointsIf(ages, weights.age)
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
