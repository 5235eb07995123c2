import { layouts } from '../../shell/layouts.ts';
import type { Visit } from '../visit.ts';
import { findRoute } from './find-route.ts';
import { guarded, guardState, loginFor } from './guards.ts';
import { Redirect, type Route, RouteError } from './route.ts';
import { autoSlug } from './slug.ts';
import { statusOf } from './status.ts';

/** A page that can be shown: its code is there, and its data. */
export interface Page {
  route: Route;
  /** Path without query. */
  path: string;
  /** Query with its `?`, or nothing. */
  query: string;
  data: unknown;
  status: number;
}

/** A page, or the address to go to instead. */
export type Opened = { page: Page; to?: undefined } | { page?: undefined; to: string };

/** Pages by address, and the page for everything that goes wrong. */
export interface RouteTable {
  routes: readonly Route[];
  errorRoute: Route;
}

/** What opening a page needs besides the address. */
export interface OpenOptions extends RouteTable {
  visit: Visit;
  signal: AbortSignal;
  /** Data that is already there, from the history. */
  known?: { data: unknown };
  /** Told about errors that become an error page. */
  onError?: (error: unknown) => void;
}

/** The component of a row as a site has it. */
export const screenOf = ({ screen, withoutFilms }: Route, { films = [] }: Visit['site']) =>
  films.length === 0 ? (withoutFilms ?? screen) : screen;

/** Loads the code of a page. */
export async function loadCode(route: Route, { site }: Visit) {
  const [load] = await Promise.all([
    route.load?.preload(),
    layouts[route.layout].preload(),
    screenOf(route, site).preload(),
  ]);
  return load;
}

/** Opens the page of an address: guard, code, data, stores. What goes wrong becomes an error page. */
export async function openPage(address: string, options: OpenOptions): Promise<Opened> {
  const { routes, visit, signal, known, onError } = options;
  const { pathname: path, search: query, searchParams } = new URL(`http://app${address}`);
  try {
    const found = findRoute(routes, path);
    if (!found) throw new RouteError(404);
    const { route, params } = found;
    const to =
      autoSlug(path, params.slug, visit.language.current, query) ??
      guarded(route.guard, guardState(visit), path + query);
    if (to !== null) return { to };
    const context = { params, search: searchParams, visit, client: visit.client, signal };
    const fetched = known ? known.data : route.load?.preload().then(({ load }) => load(context));
    const [loader, data] = await Promise.all([loadCode(route, visit), fetched]);
    loader?.accept?.(visit, data);
    return { page: { route, path, query, data, status: 200 } };
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof Redirect) return { to: error.to };
    const status = statusOf(error);
    if (status === 403 && visit.session.state.user === null) return { to: loginFor(path + query) };
    if (status >= 500) onError?.(error);
    return { page: await errorPage(status, address, options, codeOf(error)) };
  }
}

/** The error page with this status. */
export async function errorPage(
  status: number,
  address: string,
  { errorRoute: route, visit }: Pick<OpenOptions, 'errorRoute' | 'visit'>,
  code?: string,
): Promise<Page> {
  const { pathname: path, search: query } = new URL(`http://app${address}`);
  await loadCode(route, visit);
  return { route, path, query, data: { status, ...(code && { code }) }, status };
}

/** The API's word for what went wrong, where there is one. */
const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
