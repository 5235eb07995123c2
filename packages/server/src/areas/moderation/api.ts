/** What other areas, `http` and `boot` use of `moderation`; the rest is private. */
export { deactivateMember, reactivateMember } from './account-status.ts';
export { isBanned, isClosedWithoutFraud } from './bans.ts';
export { refundAfterBlock } from './blocking.ts';
export { closingDecision } from './complaints/closing-decision.ts';
export { decide, type Verdict } from './complaints/decide.ts';
export { cleanUpComplaints, listQueue, openComplaint, pictureOf } from './complaints/queue.ts';
export type { Reasons } from './complaints/reasons.ts';
export { mailArrivals, mailOverdue } from './complaints/staff.ts';
export { summariseWaiting } from './complaints/staff-queries.ts';
export { isMailableName, passToSupport, type SupportClient, type Visit } from './complaints/submit.ts';
export { transparencyReport } from './complaints/transparency.ts';
export {
  endWelcome,
  followDevice,
  forgetMarks,
  isPayerRefused,
  isRefused,
  knownBy,
  markIdentity,
  noteWithdrawn,
  tidyMarks,
  withdrawnBefore,
} from './identity-marks.ts';
export {
  type Assessment,
  assess,
  endSuspensions,
  lift,
  suspend,
  type Warning,
  warn,
} from './misuse/measures.ts';
export type { About } from './misuse/misuser.ts';
export { suspensionOf } from './suspensions.ts';
export {
  classifyComplaint,
  recordDispute,
  recordOrder,
  recordSuspension,
  recordsOf,
  removeRecord,
} from './transparency/records.ts';
export { reportFiles, type Said } from './transparency/report.ts';
