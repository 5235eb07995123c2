import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePage, usePending } from '../../lib/router/router-context.tsx';
import { createOverlayQueue, isUserIdle, mayOpenOn, type OverlayName } from './overlay-queue.ts';

/** The due overlay that is open, or null: one at a time, on a page that allows it, opened while the user is idle. */
export function useOpenOverlay(due: readonly OverlayName[]): OverlayName | null {
  const { route } = usePage();
  const pending = usePending();
  const [queue] = useState(() => createOverlayQueue(isUserIdle));
  const { open } = useSnapshot(queue.state);
  const allowedNow = due.filter(name => mayOpenOn(name, route) && (name === open || !pending));
  const key = allowedNow.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new in each render; its text changes only with its content
  useEffect(() => queue.setDue(allowedNow), [queue, key]);
  useEffect(() => () => queue.setDue([]), [queue]);
  return open !== null && allowedNow.includes(open) ? open : null;
}
