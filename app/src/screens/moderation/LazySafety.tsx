import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useHydrated } from '../../lib/useHydrated.ts';

const Safety = lazyPart(() => import('./Safety.tsx'));

/** Reserves the size of the button, to avoid a layout shift. */
const place = { minInlineSize: '2.75rem' };

/** Block and report: the menu is large, so it is loaded after hydration. */
export const LazySafety = (props: ComponentProps<typeof Safety>) => (
  <span style={place}>
    {useHydrated() && (
      <Suspense>
        <Safety {...props} />
      </Suspense>
    )}
  </span>
);
