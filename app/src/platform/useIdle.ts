import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './moments.ts';

/** False in what the server rendered, true once the page stands and has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}
