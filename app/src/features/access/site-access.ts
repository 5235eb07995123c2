import { searchVisible, signupsAllowed } from '@velluto/rules';
import type { AppContext } from '../../lib/app-context.ts';

/** Whether the visitor came by an advertising link that names a network; only such visitors may use what is closed to others. */
const isAttributed = ({ attribution }: AppContext) =>
  attribution.consented || attribution.source?.network !== undefined;

/** Whether a visitor may not sign up: it is closed, or open only to those who came by an advertising link. */
export const signupsClosed = (app: AppContext): boolean =>
  !signupsAllowed(app.site.signups, isAttributed(app));

/** Whether the site shows its members to this visitor; always true for members. */
export const maySearch = (app: AppContext): boolean =>
  searchVisible({
    loggedIn: app.session.state.user !== null,
    loggedOutSearch: app.site.logged_out_search,
    loggedOutSearchTrafficsource: app.site.logged_out_search_trafficsource,
    hasTrafficSource: isAttributed(app),
  });
