/** What other areas, `http` and `boot` use of `profiles`; the rest is private. */
export { requireConsent } from './preferences.ts';
export { previewsOf } from './previews.ts';
export { changePrivacy, privacyOf } from './privacy.ts';
