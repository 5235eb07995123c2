import type { AttributeOption, Relation as KnownRelation } from '@velluto/rules';
import type { Gender, OrOwn, TileMember } from './member.ts';

/** Kind of relation that somebody looks for; the text of a site's own one has the id `vl.Interest.<value>`. */
export type Relation = OrOwn<KnownRelation>;

/**
 * Why somebody fits the answers given in the match finder; the text of a site's own reason has the id
 * `vl.FitReason.<kind>`.
 */
export type FitReason =
  | { kind: 'sharedInterests'; count: number }
  | { kind: 'distance'; kilometres: number }
  | { kind: OrOwn<'sameRegion' | 'activeToday' | 'age' | 'relation' | 'drinks' | 'bodyType'> };

/** A member that the match finder suggests, with the reasons. */
export interface FinderResult {
  member: TileMember;
  reasons: readonly FitReason[];
}

/** Answers to the questions of the match finder; null for an unanswered one. */
export interface FinderAnswers {
  gender: Gender | 'both' | null;
  /** Youngest and oldest, in years. */
  ages: { from: number; to: number } | null;
  /** Kilometres at most from where the reader lives. */
  distance: number | null;
  relation: Relation | null;
  /** Ids of interests to share; empty while the question is unanswered. */
  interests: readonly string[];
  drinks: OrOwn<AttributeOption<'drinks'>> | null;
  bodyType: OrOwn<AttributeOption<'body_type'>> | null;
}
