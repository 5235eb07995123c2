import type { CallOptions } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { useCallback, useEffect, useState } from 'react';
import { useToProblem } from './useToProblem.ts';

interface Answer<Data> {
  data: Data | null;
  problem: Problem | null;
}

/**
 * What a call answers, or why it could not. Loads anew when `load` is another function, so keep it outside of the component
 * or in `useCallback`.
 */
export function useData<Data>(load: (options: CallOptions) => Promise<Data>) {
  const [answer, setAnswer] = useState<Answer<Data>>({ data: null, problem: null });
  const toProblem = useToProblem();
  const reload = useCallback(
    async (signal?: AbortSignal) => {
      try {
        setAnswer({ data: await load({ signal }), problem: null });
      } catch (error) {
        if (signal?.aborted) return;
        const problem = toProblem(error);
        setAnswer(({ data }) => ({ data, problem }));
      }
    },
    [load, toProblem],
  );
  useEffect(() => {
    const abort = new AbortController();
    void reload(abort.signal);
    return () => abort.abort();
  }, [reload]);
  return { ...answer, reload: useCallback(() => reload(), [reload]) };
}
