import type { Problem } from '@velluto/ui/model';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';

interface StoreWithProblem {
  state: { problem: Problem | null };
  closeProblem(): void;
}

/** Why the last action of a store failed, above the list that it shows; leaving the page dismisses it. */
export function StoreProblem({ store }: { store: StoreWithProblem }) {
  const { problem } = useSnapshot(store.state);
  useEffect(() => store.closeProblem, [store]);
  return <FormErrorNotice problem={problem} />;
}
