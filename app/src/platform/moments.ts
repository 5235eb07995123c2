const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

/** Runs once at the first sign of a person: what may soon be needed is loaded then, and not on pages nobody touches. */
export function onFirstSign(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  run: () => void,
): void {
  const once = () => {
    for (const sign of signs) target.removeEventListener(sign, once);
    run();
  };
  for (const sign of signs) target.addEventListener(sign, once, { passive: true });
}

/** Runs when the page has nothing better to do, within two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200); // Safari
}
