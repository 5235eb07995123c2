/** Who may sign up (spec § 6.2) and who may search (spec § 7.1). */

/** Values of the setting `signups`; anything else closes sign-up. */
export type Signups = 'all' | 'with_trafficsource' | (string & {});

/** Whether sign-up is open: to all, or to visitors from a traffic source (a stored record or a `network` parameter). */
export function signupsAllowed(signups: Signups, hasTrafficSource: boolean): boolean {
  return signups === 'all' || (signups === 'with_trafficsource' && hasTrafficSource);
}

/** Facts that decide whether the search is shown. */

export interface SearchVisibility {
  loggedIn: boolean;
  /** Setting `logged_out_search`. */
  loggedOutSearch: string;
  /** Setting `logged_out_search_trafficsource`. */
  loggedOutSearchTrafficsource: string;
  hasTrafficSource: boolean;
}

/** Members may always search; visitors only where the site allows it. */
export function searchVisible(state: SearchVisibility): boolean {
  if (state.loggedIn || state.loggedOutSearch !== 'none') return true;
  return state.loggedOutSearchTrafficsource !== 'none' && state.hasTrafficSource;
}
