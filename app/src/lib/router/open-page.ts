import type { AppContext } from '../app-context.ts';
import { slugOf } from '../i18n/slug-language.ts';
import { agePath, loginPath } from './auth-paths.ts';
import { CodeLoadError } from './preloadable.ts';
import { findRoute, type Guard, loadCode, problemOf, Redirect, type Route, RouteError } from './route.ts';

/** A page that can be shown: its code and data are loaded. */
export interface Page {
  route: Route;
  /** Path without query. */
  path: string;
  /** Query with its `?`, or nothing. */
  query: string;
  data: unknown;
  status: number;
  /** Its data is of an earlier time, because there was no connection. */
  stale?: true;
}

/** What opening a page needs besides the address. */
export interface OpenOptions {
  routes: readonly Route[];
  /** The page for everything that goes wrong. */
  errorRoute: Route;
  /** Where the guard of a row redirects to; null when its page may be shown. `address` is the path with its query. */
  redirectOf: (guard: Guard | undefined, app: AppContext, address: string) => string | null;
  app: AppContext;
  signal: AbortSignal;
  /** Data that is already there, from the history. */
  known?: { data: unknown } | undefined;
  /** Its data of an earlier time, shown without a connection. */
  earlier?: { data: unknown } | undefined;
  /** The device has no connection: nothing is fetched, and no part of the app either unless it is loaded already. */
  offline?: boolean;
  /** The page is on the screen already: its data is fetched again, and what was typed stays. */
  again?: boolean;
  /** Told about errors that become an error page. */
  onError?: (error: unknown) => void;
}

/** Code of the error page where the device itself says that it has no connection; without an answer of the server it is `offline`. */
export const noConnection = 'no_connection';
const deviceOffline = { status: 503, code: noConnection };

/** Opens the page of an address (guard, code, data, stores), or returns the address to redirect to. Errors become an error page, but for `CodeLoadError` with a connection and an aborted `signal`. */
export async function openPage(address: string, options: OpenOptions): Promise<Page | string> {
  const { routes, redirectOf, app, signal, earlier, offline = false, again = false, onError } = options;
  const known = options.known ?? (offline ? earlier : undefined);
  const { pathname: path, search: query, searchParams } = new URL(`http://app${address}`);
  try {
    const found = findRoute(routes, path);
    if (!found) throw new RouteError(404);
    const { route, params } = found;
    // the slug `auto` stands for the visitor's language (spec § 3.2)
    const { current } = app.language;
    if (params.slug === 'auto') return path.replace(/auto\/?$/, slugOf(current)) + query;
    const to = redirectOf(route.guard, app, path + query);
    if (to !== null) return to;
    if (offline && route.load && !known) return errorPage(deviceOffline, address, options);
    const context = { params, search: searchParams, app, client: app.client, signal };
    const fetched = known ? known.data : route.load?.preload().then(({ load }) => load(context));
    const [loader, data] = await Promise.all([loadCode(route), fetched]);
    loader?.hydrate?.(app, data, again);
    return { route, path, query, data, status: 200, ...(known && !options.known && { stale: true }) };
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof CodeLoadError) {
      if (offline) return errorPage(deviceOffline, address, options);
      throw error;
    }
    if (error instanceof Redirect) return error.to;
    const problem = problemOf(error);
    if (problem.status === 403 && app.session.state.user === null) return loginPath(path + query);
    // a page that needs no guard may still show people, as the home page does
    if (problem.code === 'age_unproved') return agePath(path + query);
    if (problem.status >= 500) onError?.(error);
    return errorPage(problem, address, options);
  }
}

/** The error page for a problem. */
export async function errorPage(
  data: { status: number; code?: string | undefined },
  address: string,
  { errorRoute: route }: Pick<OpenOptions, 'errorRoute'>,
): Promise<Page> {
  const { pathname: path, search: query } = new URL(`http://app${address}`);
  await loadCode(route);
  return { route, path, query, data, status: data.status };
}
