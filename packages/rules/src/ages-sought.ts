import { MAX_AGE } from './constants.ts';

/** Ages that a user looks for; null for no limit. */
interface AgeLimits {
  min_age: number | null;
  max_age: number | null;
}

/** The ages that a user looks for on the scale of the site: where they name no limit, to its end. */
export const agesSought = (
  { min_age, max_age }: AgeLimits,
  lowestAge: number,
): { from: number; to: number } => ({
  from: Math.max(lowestAge, min_age ?? lowestAge),
  to: Math.max(lowestAge, max_age ?? MAX_AGE),
});
