import type { ReactNode } from 'react';
import { lazyComponent } from '../platform/router/lazy.ts';

/** Layouts of product.md §2 by their names in the route table. */
export const layouts = {
  Default: lazyComponent<LayoutProps>(() => import('./DefaultLayout.tsx')),
  Chat: lazyComponent<LayoutProps>(() => import('./ChatLayout.tsx')),
  Lander: lazyComponent<LayoutProps>(() => import('./LanderLayout.tsx')),
  Empty: lazyComponent<LayoutProps>(() => import('./EmptyLayout.tsx')),
};

/** Name of a layout. */
export type LayoutName = keyof typeof layouts;

interface LayoutProps {
  children: ReactNode;
}
