import type { Visit } from '../visit.ts';
import { guarded } from './guards.ts';
import { findRoute, type RouteMatch } from './match.ts';
import {
  type LayoutModule,
  type LoadModule,
  Redirect,
  type Route,
  RouteError,
  type ScreenModule,
} from './route.ts';
import { autoSlug } from './slug.ts';
import { statusOf } from './status.ts';

/** The code of a row. */
export interface RouteModules {
  Screen: ScreenModule['default'];
  Layout: LayoutModule['default'];
  load: LoadModule | null;
}

/** Loads the code of a row, for members or visitors. */
export type LoadModules = (route: Route, signedIn: boolean) => Promise<RouteModules>;

/** A page ready to be shown. */
export interface View extends RouteMatch, Omit<RouteModules, 'load'> {
  /** Path without query. */
  path: string;
  /** Query with its `?`, or nothing. */
  query: string;
  data: unknown;
  status: number;
}

/** A page, or the address to go to instead. */
export type Resolved = { view: View; to?: undefined } | { view?: undefined; to: string };

/** What a resolution needs besides the address. */
export interface ResolveOptions {
  table: readonly Route[];
  modules: LoadModules;
  visit: Visit;
  signal: AbortSignal;
  /** Data that is already there: from the page's first view, or from the history. */
  known?: { data: unknown };
  /** Told about errors that become an error page. */
  onError?: (error: unknown) => void;
}

/** The row of all error pages. */
export const errorRoute: Route = {
  name: 'error',
  path: '*',
  layout: 'Default',
  screen: 'error/ErrorScreen',
};

/** The row as a site has it. */
const routeOn = ({ films = [] }: Visit['site'], { withoutFilms, ...route }: Route): Route =>
  films.length > 0 ? route : { ...route, ...withoutFilms };

const addressParts = (address: string) => {
  const url = new URL(`http://app${address}`);
  return { path: url.pathname, query: url.search, search: url.searchParams };
};

/** Finds the page of an address: guard, code and data. Errors become an error page. */
export async function resolveView(address: string, options: ResolveOptions): Promise<Resolved> {
  const { table, modules, visit, signal, onError } = options;
  const { path, query, search } = addressParts(address);
  try {
    const found = findRoute(table, path);
    if (!found) throw new RouteError(404);
    const { site, session, traffic } = visit;
    const match = { ...found, route: routeOn(site, found.route) };
    const loggedIn = session.state.user !== null;
    const state = { site, loggedIn, hasTrafficSource: traffic.remembered || traffic.source !== null };
    const elsewhere =
      autoSlug(path, match.params.slug, visit.language.current, query) ??
      guarded(match.route.guard, state, path + query);
    if (elsewhere !== null) return { to: elsewhere };

    const fetches = match.route.load !== undefined && options.known === undefined;
    const [{ load, ...parts }, client] = await Promise.all([
      modules(match.route, loggedIn),
      fetches ? visit.api() : null,
    ]);
    let data = options.known?.data;
    if (load && client) data = await load.load({ params: match.params, search, visit, client, signal });
    load?.accept?.(visit, data);
    const status = match.route.status ?? 200;
    return { view: { ...match, ...parts, path, query, data, status } };
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof Redirect) return { to: error.to };
    const status = statusOf(error);
    if (status === 403 && visit.session.state.user === null) {
      return { to: `/login?next=${encodeURIComponent(path + query)}` };
    }
    if (status >= 500) onError?.(error);
    return { view: await errorView(status, address, options, codeOf(error)) };
  }
}

/** The error page with this status. */
export async function errorView(
  status: number,
  address: string,
  { modules, visit }: Pick<ResolveOptions, 'modules' | 'visit'>,
  code?: string,
): Promise<View> {
  const { path, query } = addressParts(address);
  const { load: _, ...parts } = await modules(errorRoute, visit.session.state.user !== null);
  return {
    route: errorRoute,
    params: {},
    ...parts,
    path,
    query,
    data: { status, ...(code && { code }) },
    status,
  };
}

/** The API's word for what went wrong, where there is one. */
const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
