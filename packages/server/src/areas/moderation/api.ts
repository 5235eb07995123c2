/** What other areas, `http` and `boot` use of `moderation`; the rest is private. */
export { deactivateMember, reactivateMember } from './account-status.ts';
export { isBanned, isClosedWithoutFraud } from './bans.ts';
export { closingDecision } from './complaints/closing-decision.ts';
export { isMailableName, type SupportClient, type Visit } from './complaints/reporter.ts';
export { summariseWaiting } from './complaints/staff-queries.ts';
export { passToSupport } from './complaints/submit.ts';
export {
  followDevice,
  isPayerRefused,
  isRefused,
  knownBy,
  noteWithdrawn,
  withdrawnBefore,
} from './identity-marks.ts';
export { suspensionOf } from './suspensions.ts';
