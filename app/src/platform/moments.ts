import { startTransition, useEffect, useState } from 'react';

/** Event on the window: the page's script has taken over what the server rendered. */
export const takenOver = 'vl-ready';

/** Runs when the page has nothing better to do, within two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200); // Safari
}

/** False in what the server rendered, true once the page stands and has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}

/** What a browser tells about its connection, where it does. */
interface Connected {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether nothing is to be loaded that may not be needed: on 2g, or with data saver (product.md §9). */
export function isSparing(browser: object = navigator): boolean {
  const { connection } = browser as Connected;
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
