/** What other areas, `http` and `boot` use of `profiles`; the rest is private. */
export { requireConsent } from './preferences.ts';
export { changePrivacy, privacyOf } from './privacy.ts';
