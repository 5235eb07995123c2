import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePage, usePending } from '../../lib/router/router-context.tsx';
import { createDialogQueue, isUserIdle, mayOpenOn, type QueuedDialog } from './dialog-queue.ts';

/** The due overlay that is open, or null: one at a time, on a page that allows it, opened while the user is idle. */
export function useQueuedDialog(due: readonly QueuedDialog[]): QueuedDialog | null {
  const { route } = usePage();
  const pending = usePending();
  const [queue] = useState(() => createDialogQueue(isUserIdle));
  const { open } = useSnapshot(queue.state);
  const allowedNow = due.filter(name => mayOpenOn(name, route) && (name === open || !pending));
  const key = allowedNow.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new in each render; its text changes only with its content
  useEffect(() => queue.setDue(allowedNow), [queue, key]);
  useEffect(() => () => queue.setDue([]), [queue]);
  return open !== null && allowedNow.includes(open) ? open : null;
}
