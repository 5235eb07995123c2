import { startTransition, useEffect, useState } from 'react';

/** Event on the window: React has hydrated the page. */
export const hydratedEvent = 'vl-ready';

/** Event on the window: the script could not start, so the page stays as the server sent it. */
export const failedEvent = 'vl-failed';

/** Runs when the browser is idle, within two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200); // Safari
}

/** False on the server and during hydration, true once the browser is idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}

/** The Network Information API, where the browser has it. */
interface Connected {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether to skip what may not be needed: on 2g, or with data saver (spec § 14.2). */
export function prefersReducedData(browser: object = navigator): boolean {
  const { connection } = browser as Connected;
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
