import type { Client } from '@velluto/api-client';
import type { PageShape } from '@velluto/ui/product/layout';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { AppContext } from '../app-context.ts';
import type { Preloadable, PreloadableComponent } from './preloadable.ts';

/** Layouts (spec § 3.4). */
export type LayoutName = 'Default' | 'Chat' | 'Lander';

/**
 * Who may see a screen: members, members who have proved their age where that is asked for, visitors, visitors who may sign up,
 * or whoever may search on this site, after that proof too. Without one, everybody.
 */
export type Guard = 'member' | 'ageVerified' | 'visitor' | 'signup' | 'search';

/** One row of the route table. */
export interface Route<Data = unknown> {
  /** Name in spec § 3.1, such as `members-id`. */
  name: string;
  /** Path with `:parameters` as Wouter reads it; a trailing `?` makes one optional. */
  path: string;
  layout: LayoutName;
  guard?: Guard;
  /** What is shown while it takes long to open; lines of text where it is left out. */
  shape?: PageShape;
  /** A scene of the site, dark in both modes where the brand says so; landers always are. */
  scene?: true;
  /** Fetches the data of the first view. */
  load?: Preloadable<LoadModule<Data>>;
  screen: PreloadableComponent<ScreenProps<NoInfer<Data>>>;
  /** Parameters of the query that show the same data in another way: it is not fetched again for them. */
  viewParams?: readonly string[];
  /** Paths of the row that search engines may show; others they may not, because those are for members, of a person or for advertisements. */
  indexed?: readonly string[];
  /** What the address names belongs to one account: where another member, who has nothing there, goes instead. */
  forOthers?: string;
  /** Rendered without the user, because the page is cached on the device. */
  anonymous?: true;
  /** Drafts are stored on the device: the storage key is sent with the page. */
  needsStorageKey?: true;
}

/** Whether a page is a scene of the site. */
export const isScene = ({ scene, layout }: Route): boolean => scene === true || layout === 'Lander';

/** A row whose screen gets what its own `load` fetched; without a `load` it gets no data. */
export function page<Data>(row: Route<Data> & { load: object }): Route;
export function page(row: Route<undefined> & { load?: undefined }): Route;
export function page(row: object): Route {
  return row as Route; // the table contains rows with every kind of data
}

/** Parameters found in the path. */
export type Params = Readonly<Record<string, string | undefined>>;

/** What a `load` works with. */
export interface LoadContext {
  params: Params;
  search: URLSearchParams;
  app: AppContext;
  client: Client;
  /** Aborted when the visitor goes elsewhere meanwhile. */
  signal: AbortSignal;
}

/** The module of a feature that a row names as its `load`. */
export interface LoadModule<Data = unknown> {
  /** Fetches what the first view of the screen shows, as plain JSON. Throws for an error page, or a `Redirect`. */
  load(context: LoadContext): Promise<Data>;
  /**
   * Puts the data into the feature's stores: after a load, and before hydration.
   *
   * @param again the page is on the screen already, for example in another language: what was typed stays
   */
  hydrate?(app: AppContext, data: Data, again: boolean): void;
}

/** Props of a screen, the default export of a `screens/<area>/<Name>Screen.tsx`. */
export interface ScreenProps<Data = undefined> {
  /** What `load` fetched. */
  data: Data;
}

/** Thrown by a `load` to send the visitor elsewhere. */
export class Redirect extends Error {
  readonly to: string;
  constructor(to: string) {
    super(`Redirect to ${to}`);
    this.to = to;
  }
}

/** Thrown by a `load` for an error page with this status. */
export class RouteError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Page with status ${status}`);
    this.status = status;
  }
}

/** Throws for a page of a list beyond its end, which search engines would else take for one more page; an empty list has its first. */
export function requireListPage(page: number, pages: number): void {
  if (page > Math.max(pages, 1)) throw new RouteError(404);
}

/** Status of the error page, that of the API's or the route's error, else 500, with the API's code (spec § 13.1); 503 and `offline` without an answer. */
export function problemOf(error: unknown): { status: number; code: string | undefined } {
  const { status, code } = Object(error) as { status?: unknown; code?: string };
  if (status === 0) return { status: 503, code: 'offline' };
  return { status: typeof status === 'number' && status >= 400 && status <= 599 ? status : 500, code };
}

/** The first row of the table that fits a path, by Wouter's own rules; null for an unknown address. */
export function findRoute(table: readonly Route[], path: string): { route: Route; params: Params } | null {
  for (const route of table) {
    const [found, params] = matchRoute(parse, route.path, decoded(path));
    if (found) return { route, params };
  }
  return null;
}

/** As Wouter reads a path; a stray % is part of the text. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Loads the code of a page. */
export async function loadCode({ load, screen }: Route) {
  const [loader] = await Promise.all([load?.preload(), screen.preload()]);
  return loader;
}
