import { ENTERED_COOKIE, ENTERED_DAYS } from '@velluto/rules';
import type { AppContext } from '../../lib/app-context.ts';
import { cookieText, readCookie } from '../../lib/cookies.ts';
import { destinationOf } from '../../lib/router/auth-paths.ts';
import type { Page } from '../../lib/router/open-page.ts';
import { findRoute, type LayoutName, type Route } from '../../lib/router/route.ts';

/** What the age warning depends on (spec § 4.1). */
export interface AgeWarningConditions {
  /** Has the marker of an earlier visit, or runs as an installed app. */
  skipped: boolean;
  /** Setting `enable_site_entry_popup`; the server says 'no' outside of the countries that the site names. */
  setting: string;
  loggedIn: boolean;
  /** Country of the visitor; null when it is not known. */
  country: string | null;
  /** Layout of the page; on the log-in page that of the conversation it leads to, if it leads to one. */
  layout: LayoutName;
  /** Name of the page's route. */
  route: string;
}

/**
 * Legal pages: they can be read without entering, and withdrawals, complaints and unsubscribing work there. The pages about a
 * deletion and a change of address are for people who have an account: nobody is welcomed there. That without a connection
 * shows nobody.
 */
const uncoveredPages = [
  'pages',
  'withdrawal',
  'cancellation',
  'declaration-do',
  'complaints',
  'notifications',
  'account-deleted',
  'mail-change-do',
  'offline',
];

/** Countries in which a layout shows the warning: all, some, or none. */
const countriesOf: Partial<Record<LayoutName, 'all' | readonly string[]>> = {
  Default: 'all',
  Chat: ['NL', 'DE'],
};

/** Whether the age warning covers the page. */
export function needsAgeWarning({
  skipped,
  setting,
  loggedIn,
  country,
  layout,
  route,
}: AgeWarningConditions): boolean {
  const countries = countriesOf[layout] ?? [];
  // an unknown country counts as one that asks for it
  const isRequired =
    countries === 'all' || (countries.length > 0 && (country === null || countries.includes(country)));
  return isRequired && !uncoveredPages.includes(route) && !skipped && setting !== 'no' && !loggedIn;
}

/** Whether the cookie of an earlier visit is there: a cookie, so that the server leaves the warning out. */
export const hasEntered = (cookies: string): boolean => readCookie(cookies, ENTERED_COOKIE) !== null;

/** The cookie that says that the warning was confirmed. `now`: milliseconds since 1970. */
export const enteredCookie = (now: number): string =>
  cookieText(ENTERED_COOKIE, String(Math.floor(now / 1000)), ENTERED_DAYS);

type GatedPage = Pick<Page, 'route' | 'path' | 'query'>;

/** The layout that decides. For the log-in to a conversation it is that of the conversation, which visitors never see. */
function rulingLayout(table: readonly Route[], { route, path, query }: GatedPage): LayoutName {
  if (route.name !== 'login') return route.layout;
  const [destination = ''] = destinationOf(path + query)?.split(/[?#]/) ?? [];
  return findRoute(table, destination)?.route.layout === 'Chat' ? 'Chat' : route.layout;
}

/** Whether the age warning covers this page for this visitor. */
export const isAgeGateClosed = (
  { site, session }: Pick<AppContext, 'site' | 'session'>,
  table: readonly Route[],
  page: GatedPage,
  skipped: boolean,
): boolean =>
  needsAgeWarning({
    skipped,
    setting: site.enable_site_entry_popup,
    loggedIn: session.state.user !== null,
    country: site.geoip_country,
    layout: rulingLayout(table, page),
    route: page.route.name,
  });
