import { useEffect, useState } from 'react';

/** What a browser tells about its connection, where it does. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True once the page has nothing better to do; never on 2g or with data saver (product.md §9). */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const connection = (navigator as Navigator & { connection?: Connection }).connection;
    if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
