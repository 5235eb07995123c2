import { startTransition, useEffect, useState } from 'react';

/** False on the server and during hydration, true right after; set in a transition. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
