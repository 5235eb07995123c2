import type { Route } from './route.ts';

/** Source files of a row, from the app's folder: keys of the build's manifest. */
export interface RouteSources {
  screen: string;
  layout: string;
  load: string | null;
}

/** The source files that a row of the route table names. */
export function sourcesOf(route: Pick<Route, 'screen' | 'layout' | 'load'>): RouteSources {
  return {
    screen: `src/screens/${route.screen}.tsx`,
    layout: `src/shell/${route.layout}Layout.tsx`,
    load: route.load ? `src/features/${route.load}.load.ts` : null,
  };
}
