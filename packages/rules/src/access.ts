/** Who may search (product.md §5). */

/** What decides whether the search is shown. */
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
