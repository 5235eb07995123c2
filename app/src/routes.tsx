import type { Route } from './platform/router/route.ts';

/** The route table: one row a page, in the order in which paths are tried. */
export const routes: readonly Route[] = [
  { name: 'index', path: '/', layout: 'Default', screen: 'home/HomeScreen' },
];
