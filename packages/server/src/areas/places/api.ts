/** What other areas, `http` and `boot` use of `places`; the rest is private. */
export { type Coordinates, cellOf, cellsAround, KM_PER_DEGREE, kilometresBetween } from './distance.ts';
export { coordinatesOf } from './places.ts';
export { isRegion, regionName } from './regions.ts';
