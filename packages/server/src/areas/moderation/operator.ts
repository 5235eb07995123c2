/** What the commands of the operator (`boot/cli`) use of `moderation`. */
export { decide, type Verdict } from './complaints/decide.ts';
export { listQueue, openComplaint, pictureOf } from './complaints/queue.ts';
export type { Reasons } from './complaints/reasons.ts';
export { transparencyReport } from './complaints/transparency.ts';
export { type Assessment, assess, lift, suspend, type Warning, warn } from './misuse/measures.ts';
export type { About } from './misuse/misuser.ts';
export {
  classifyComplaint,
  recordDispute,
  recordOrder,
  recordSuspension,
  recordsOf,
  removeRecord,
} from './transparency/records.ts';
export { reportFiles, type Said } from './transparency/report.ts';
