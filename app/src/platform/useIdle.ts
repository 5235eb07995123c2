import { useEffect, useState } from 'react';
import { onFirstSign, whenIdle } from './moments.ts';

/** What a browser tells about its connection, where it does. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True once the page has nothing better to do; on 2g or with data saver only at a sign of a person (product.md §9). */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    const begin = () => setIdle(true);
    if (connection?.saveData || connection?.effectiveType?.includes('2g')) onFirstSign(window, begin);
    else whenIdle(begin);
  }, []);
  return idle;
}
