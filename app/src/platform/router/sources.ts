import type { Route } from './route.ts';

/** Source files of a page, from the app's folder: keys of the build's manifest. */
export interface RouteSources {
  screen: string;
  layout: string;
  load: string | null;
}

/** The part of a row that names files. */
export type RouteFiles = Pick<Route, 'screen' | 'layout' | 'load'>;

/** The source files of a page. Visitors get a lighter file of the Default layout. */
export function sourcesOf({ screen, layout, load }: RouteFiles, signedIn: boolean): RouteSources {
  const frame = layout === 'Default' && !signedIn ? 'Visitor' : layout;
  return {
    screen: `src/screens/${screen}.tsx`,
    layout: `src/shell/${frame}Layout.tsx`,
    load: load ? `src/features/${load}.load.ts` : null,
  };
}
