/** Who may sign up (product.md §5). */

/** Values of the setting `signups`; anything else closes sign-up. */
export type Signups = 'all' | 'with_trafficsource' | (string & {});

/** Sign-up is open to all, or to those who came from a traffic source (a stored record or a `network` parameter). */
export function signupsAllowed(signups: Signups, hasTrafficSource: boolean): boolean {
  return signups === 'all' || (signups === 'with_trafficsource' && hasTrafficSource);
}
