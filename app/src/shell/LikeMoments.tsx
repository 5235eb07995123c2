import { lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { createMomentsStore } from '../features/likes/moments.ts';
import { usePage } from '../platform/router/router-context.tsx';
import { useStore } from '../platform/visit-context.ts';
import { dialogIsOpen } from './dialog-is-open.ts';

const LikeMoment = lazy(() => import('./LikeMoment.tsx'));

/** Waits for likes and matches that come while the page is open.  */
export default function LikeMoments() {
  const moments = useStore(createMomentsStore);
  const { like, match } = useSnapshot(moments.state);
  const { name } = usePage().route;
  useEffect(() => (name === 'members' ? moments.greet(dialogIsOpen) : undefined), [moments, name]);
  useEffect(() => moments.follow(() => location.search), [moments]);
  return (
    (like || match) && (
      <Suspense>
        <LikeMoment />
      </Suspense>
    )
  );
}
