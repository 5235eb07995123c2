import { type ComponentType, lazy } from 'react';

/**
 * A part that is loaded when it is first shown, inside `Suspense`. If that fails, the rest stays as it is: Vite tells the page of
 * code that is lost (`vite:preloadError`), and `Lost` stands in its place.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Lost: ComponentType<Props>,
): ComponentType<Props> => lazy(() => load().catch(() => ({ default: Lost })));
