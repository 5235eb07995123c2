/** What other areas, `http` and `boot` use of `age`; the rest is private. */
export {
  ageMethodAt,
  asksForProofs,
  beginAgeCheck,
  completeAgeCheck,
  lacksProof,
  type Whereabouts,
} from './age.ts';
export { refuseUnproved, showsPeople, whereaboutsOf } from './gate.ts';
