/** What other areas, `http` and `boot` use of `marketing`; the rest is private. */
export { cleanUpVisits, namesSource, rememberedVisit, saveAttribution, type Visit } from './attribution.ts';
