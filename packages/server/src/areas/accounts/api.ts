/** What other areas, `http` and `boot` use of `accounts`; the rest is private. */
export { remindToConfirm } from './activation.ts';
export { cleanUpAccounts } from './cleanup.ts';
export { sendReset } from './password-reset.ts';
export { refuseOutdatedTerms } from './terms.ts';
export { sendWelcomeOffer } from './welcome.ts';
