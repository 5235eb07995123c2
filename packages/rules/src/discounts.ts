import { TIME_BONUS_MS } from './constants.ts';

/** The discount in force: the time bonus if there is one, else the welcome code (spec § 9.4). */
export function activeDiscount<Discount>(
  bonus: Discount | null | undefined,
  welcome: Discount | null | undefined,
): Discount | null {
  return bonus ?? welcome ?? null;
}

/**
 * Whether a welcome code ends with the time bonus, which it must at any value: an offer after it would belie that the
 * time bonus ends.
 */
export function welcomeCodeIsHonest({ validMs }: { validMs: number }): boolean {
  return validMs === TIME_BONUS_MS;
}
