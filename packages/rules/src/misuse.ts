import { COMPLAINT_KEPT_DAYS } from './retention.ts';

// the commands that suspend and the terms of use read these same constants (Regulation (EU) 2022/2065, Article 23)

/** From how many cases on misuse can be frequent. */
export const MISUSE_COUNT = 3;
/** Within how many days cases, warnings and earlier suspensions count: a year, as long as complaints are kept. */
export const MISUSE_DAYS = COMPLAINT_KEPT_DAYS;
/** Most days of a first suspension. */
export const SUSPENSION_DAYS = 30;
/** Most days of a suspension within `MISUSE_DAYS` of an earlier one. */
export const REPEATED_SUSPENSION_DAYS = 90;
