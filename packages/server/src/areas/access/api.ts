/** What other areas, `http` and `boot` use of `access`; the rest is private. */
export { isActive } from './active.ts';
export { selectBlockedAt } from './block-queries.ts';
export { blocksBetween } from './blocks.ts';
export { existsForParticipant, lastSeenSeq } from './participant-sql.ts';
export { assertPremium } from './premium.ts';
export { assertCanView, assertCanViewPictures, assertKnows } from './visibility.ts';
export {
  blockedWith,
  blocks,
  isHidden,
  isHiddenFrom,
  isShownOn,
  oldEnoughFor,
  type Viewer,
} from './visibility-sql.ts';
