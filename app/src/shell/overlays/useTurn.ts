import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePage, usePending } from '../../platform/router/router-context.tsx';
import { createTurn, isAtRest, mayOpenOn, type Unasked } from './turn.ts';

/** The due overlay that may be open now, or null: on a page that allows it, while the user does nothing else, one at a time. */
export function useTurn(due: readonly Unasked[]): Unasked | null {
  const { route } = usePage();
  const pending = usePending();
  const [turn] = useState(() => createTurn(isAtRest));
  const { open } = useSnapshot(turn.state);
  const allowedNow = due.filter(name => mayOpenOn(name, route) && (name === open || !pending));
  const key = allowedNow.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one each time, its text is not
  useEffect(() => turn.setDue(allowedNow), [turn, key]);
  useEffect(() => () => turn.setDue([]), [turn]);
  return open !== null && allowedNow.includes(open) ? open : null;
}
