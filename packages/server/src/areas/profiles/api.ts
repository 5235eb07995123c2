/** What other areas, `http` and `boot` use of `profiles`; the rest is private. */

export { forgetViewsBetween } from './forget-views.ts';
export { locateMember } from './location.ts';
export { requireConsent } from './preferences.ts';
export { changePrivacy, privacyOf } from './privacy.ts';
export { cleanUpViews } from './views/profile-views.ts';
