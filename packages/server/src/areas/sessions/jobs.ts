/** Deletes each night what has expired. */
export { cleanUpSessions } from './cleanup.ts';
