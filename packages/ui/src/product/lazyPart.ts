import { type ComponentType, lazy } from 'react';

/**
 * A part that is loaded when it is first shown, inside `Suspense`. If that fails, the rest of the page stays: Vite's
 * event `vite:preloadError` reports the lost code to the page, and `Lost` is rendered in its place.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Lost: ComponentType<Props>,
): ComponentType<Props> => lazy(() => load().catch(() => ({ default: Lost })));
