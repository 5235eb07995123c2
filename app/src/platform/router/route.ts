import type { Client } from '@velluto/api-client';
import type { ComponentType, ReactNode } from 'react';
import type { Visit } from '../visit.ts';

/** Layouts of product.md §2; the name of the file in `shell/`. */
export type LayoutName = 'Default' | 'Chat' | 'Lander' | 'Empty';

/** Who may see a screen: everybody, members only, visitors only, those who may sign up, or whom the site lets search. */
export type Guard = 'member' | 'visitor' | 'signup' | 'search';

/** One row of the route table. */
export interface Route {
  /** Name of product.md §2, such as `members-id`. */
  name: string;
  /** Path with `:parameters`; a trailing `?` makes one optional. */
  path: string;
  layout: LayoutName;
  guard?: Guard;
  /** Module in `features/` without its ending `.load.ts`, such as `members/search`. */
  load?: string;
  /** Module in `screens/` without its ending `.tsx`, such as `members/MembersScreen`. */
  screen: string;
  /** What takes their place on a site that names no films. */
  withoutFilms?: Pick<Route, 'load' | 'screen'>;
  /** The server leaves out who is logged in, because the page is kept on the device. */
  anonymous?: true;
  /** What is written there is kept on the device: the page brings the key to it, and needs no connection for that. */
  keeps?: true;
  /** Status of the answer; 200 unless told. */
  status?: number;
}

/** Parameters found in the path. */
export type Params = Readonly<Record<string, string>>;

/** What a `load` works with. */
export interface LoadContext {
  params: Params;
  search: URLSearchParams;
  visit: Visit;
  client: Client;
  /** Aborted when the visitor goes elsewhere meanwhile. */
  signal: AbortSignal;
}

/** A `features/<area>/<name>.load.ts`. */
export interface LoadModule<Data = unknown> {
  /** Fetches what the first view of the screen shows, as plain JSON. Throws for an error page, or a `Redirect`. */
  load(context: LoadContext): Promise<Data>;
  /** Puts the data into the feature's stores: after a load, and before hydration. */
  accept?(visit: Visit, data: Data): void;
}

/** Props of a screen. */
export interface ScreenProps<Data = undefined> {
  params: Params;
  search: URLSearchParams;
  /** What `load` fetched. */
  data: Data;
}

/** A `screens/<area>/<Name>Screen.tsx`: the screen is its default export. */
export interface ScreenModule {
  // the table holds screens with any kind of data; each pairs with its own load
  default: ComponentType<ScreenProps<never>>;
}

/** A `shell/<Name>Layout.tsx`: the layout is its default export. */
export interface LayoutModule {
  default: ComponentType<{ children: ReactNode }>;
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
