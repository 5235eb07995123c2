import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useHydrated } from '../../lib/useHydrated.ts';

const MemberSafetyMenu = lazyPart(() => import('./MemberSafetyMenu.tsx'));

/** Reserves the size of the button, to avoid a layout shift. */
const place = { minInlineSize: '2.75rem' };

/** Block and report: the menu is large, so it is loaded after hydration. */
export const LazyMemberSafetyMenu = (props: ComponentProps<typeof MemberSafetyMenu>) => (
  <span style={place}>
    {useHydrated() && (
      <Suspense>
        <MemberSafetyMenu {...props} />
      </Suspense>
    )}
  </span>
);
