import type { MemberSummary } from './member.ts';

/** Why somebody fits the answers given in the match finder. */
export type FitReason =
  | { kind: 'sharedInterests'; count: number }
  | { kind: 'distance'; kilometres: number }
  | { kind: 'sameRegion' | 'activeToday' | 'age' | 'relation' | 'drinks' | 'bodyType' };

/** Somebody the match finder found, and why; the weightiest reason first. */
export interface Fit {
  member: MemberSummary;
  reasons: readonly FitReason[];
}
