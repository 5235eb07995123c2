/** Event on the window: the page's script has taken over what the server rendered. */
export const takenOver = 'vl-ready';

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Runs once after the first sign of a person: what may soon be needed is loaded then, and not on pages nobody touches.
 * One task later, for the sign may be a press, or the moment before one: that is answered first.
 */
export function onFirstSign(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  run: () => void,
): void {
  const once = () => {
    for (const sign of signs) target.removeEventListener(sign, once);
    setTimeout(run);
  };
  for (const sign of signs) target.addEventListener(sign, once, { passive: true });
}

/** Runs when the page has nothing better to do, within two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200); // Safari
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
