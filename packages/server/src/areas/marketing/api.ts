/** What other areas, `http` and `boot` use of `marketing`; the rest is private. */
export { namesSource, rememberedVisit, type Visit } from './attribution.ts';
