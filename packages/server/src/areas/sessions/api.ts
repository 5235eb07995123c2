/** What other areas, `http` and `boot` use of `sessions`; the rest is private. */

export { averageRecipients, countRecipient } from './active-recipients.ts';
export { knownSince, rememberBrowser } from './known-browsers.ts';
export { checkWithLockout, codeCounter, eraseAttempts, loginCounters, type SessionOwner } from './lockout.ts';
export {
  changePassword,
  checkNewPassword,
  checkOwnPassword,
  newPasswordProblem,
  type PasswordPair,
  replacePassword,
} from './password.ts';
export { forgetBrowsers, revokeAllAccess } from './revoke.ts';
export {
  lastMemberOf,
  readSession,
  readVisitor,
  removeSessionCookie,
  startSession,
} from './session-cookies.ts';
export { endSession } from './sessions.ts';
export { storageKeyOf, visitorStorageKey } from './storage-key.ts';
export { createAccountToken, findAccountToken, lockAccountToken, tokenHash } from './tokens.ts';
