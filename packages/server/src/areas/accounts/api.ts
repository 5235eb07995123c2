/** What other areas, `http` and `boot` use of `accounts`; the rest is private. */
export { refuseOutdatedTerms } from './terms.ts';
