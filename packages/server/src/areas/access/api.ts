/** What other areas, `http` and `boot` use of `access`; the rest is private. */
export { isActive } from './active.ts';
export { blockedSince, blocksBetween } from './blocks.ts';
export { existsForParticipant, lastSeenSeq } from './participant-sql.ts';
export { checkPictureAccess, checkProfileAccess, requireAcquaintance } from './visibility.ts';
export {
  blockedWith,
  blocks,
  hiddenFrom,
  isHidden,
  isShownOn,
  type Onlooker,
  oldEnoughFor,
} from './visibility-sql.ts';
