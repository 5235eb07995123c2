import { type ComponentProps, lazy, Suspense } from 'react';
import { useHydrated } from '../../platform/useHydrated.ts';

const Safety = lazy(() => import('./Safety.tsx'));

/** Room of a button: what comes later must not move the rest. */
const place = { minInlineSize: '2.75rem' };

/** Block and report on a first view: the menu is heavy, so it comes once the page is alive. */
export const LazySafety = (props: ComponentProps<typeof Safety>) => (
  <span style={place}>
    {useHydrated() && (
      <Suspense>
        <Safety {...props} />
      </Suspense>
    )}
  </span>
);
