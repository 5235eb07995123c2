/** Deletes each night what has expired. */
export { cleanUpVisits } from './attribution.ts';
