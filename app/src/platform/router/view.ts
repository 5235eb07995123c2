import type { Visit } from '../visit.ts';
import { guarded } from './guards.ts';
import { findRoute, type RouteMatch } from './match.ts';
import { loadModules, type RouteModules } from './modules.ts';
import { Redirect, type Route, RouteError } from './route.ts';

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

const addressParts = (address: string) => {
  const url = new URL(address, 'http://app');
  return { path: url.pathname, query: url.search, search: url.searchParams };
};

/** Finds the page of an address: guard, code and data. Errors become an error page. */
export async function resolveView(address: string, options: ResolveOptions): Promise<Resolved> {
  const { table, visit, signal, onError } = options;
  const { path, query, search } = addressParts(address);
  try {
    const match = findRoute(table, path);
    if (!match) throw new RouteError(404);
    const { site, session } = visit;
    const state = { site, loggedIn: session.state.user !== null, hasTrafficSource: search.has('network') };
    const elsewhere = guarded(match.route.guard, state, path + query);
    if (elsewhere !== null) return { to: elsewhere };

    const { load, ...parts } = await loadModules(match.route);
    let data: unknown;
    if (options.known) data = options.known.data;
    else if (load) {
      data = await load.load({ params: match.params, search, visit, client: await visit.api(), signal });
    }
    load?.accept?.(visit, data);
    return { view: { ...match, ...parts, path, query, data, status: match.route.status ?? 200 } };
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof Redirect) return { to: error.to };
    const status = statusOf(error);
    if (status === 403 && visit.session.state.user === null) {
      return { to: `/login?next=${encodeURIComponent(path + query)}` };
    }
    if (status >= 500) onError?.(error);
    return { view: await errorView(status, path, query) };
  }
}

/** The error page with this status. */
export async function errorView(status: number, path: string, query: string): Promise<View> {
  const { load: _, ...parts } = await loadModules(errorRoute);
  return { route: errorRoute, params: {}, ...parts, path, query, data: { status }, status };
}

/** Status of the error page: that of the API's or the route's error, 503 without an answer, else 500 (product.md §8). */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (status === 0) return 503;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}
