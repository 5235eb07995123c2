/** What other areas, `http` and `boot` use of `sessions`; the rest is private. */

export { averageRecipients } from './active-recipients.ts';
export { knownSince, rememberBrowser } from './known-browsers.ts';
export { checkWithLockout, codeCounter, loginCounters, type SessionOwner } from './lockout.ts';
export {
  changePassword,
  checkNewPassword,
  checkOwnPassword,
  newPasswordProblem,
  type PasswordPair,
  replacePassword,
} from './password.ts';
export { forgetBrowsers, revokeAllAccess, revokeOtherSessions, revokeSession } from './revoke.ts';
export {
  lastMemberOf,
  readSession,
  readVisitor,
  removeSessionCookie,
  startSession,
} from './session-cookies.ts';
export { selectSessions } from './session-queries.ts';
export { endSession } from './sessions.ts';
export { storageKeyOf, visitorStorageKey } from './storage-key.ts';
export { createAccountToken, dropLinks, findAccountToken, lockAccountToken, tokenHash } from './tokens.ts';
