/** Deletes each night what has expired. */
export { cleanUpAgeChecks } from './age.ts';
