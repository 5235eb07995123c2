import { searchVisible, signupsAllowed } from '@velluto/rules';
import type { Visit } from './visit.ts';

/** Whether the visitor came by an advertising link. */
const hasTrafficSource = ({ traffic }: Visit) => traffic.remembered || traffic.source !== null;

/** Whether a visitor may not sign up: it is closed, or open only to those who came by an advertising link. */
export const signupsClosed = (visit: Visit): boolean =>
  !signupsAllowed(visit.site.signups, hasTrafficSource(visit));

/** Whether the site shows its members to whoever is here. */
export const maySearch = (visit: Visit): boolean =>
  searchVisible({
    loggedIn: visit.session.state.user !== null,
    loggedOutSearch: visit.site.logged_out_search,
    loggedOutSearchTrafficsource: visit.site.logged_out_search_trafficsource,
    hasTrafficSource: hasTrafficSource(visit),
  });
