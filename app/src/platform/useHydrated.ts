import { startTransition, useEffect, useState } from 'react';

/** False in what the server rendered, true right after it is alive. What depends on it is drawn in slices. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
