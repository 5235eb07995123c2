/** Events that precede following a link. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads the code of the page that a link leads to as soon as it is hovered, touched or focused by
 * keyboard; each page once. Its data is loaded with the press.
 *
 * @param mayLoad whether now is a good moment: not on a slow line, nor while a page is being loaded
 * @returns whether a prefetch is under way
 */
export function prefetchOnIntent(
  mayLoad: () => boolean,
  load: (path: string) => Promise<unknown>,
): () => boolean {
  const prefetched = new Set<string>();
  let running = 0;
  const look = async ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    const path = link.pathname;
    if (prefetched.has(path) || !mayLoad()) return;
    prefetched.add(path);
    running += 1;
    try {
      // a click may follow this event at once: it is handled first, and loads the page itself
      await new Promise(resolve => setTimeout(resolve));
      if (mayLoad()) await load(path);
      else prefetched.delete(path);
    } catch {
      prefetched.delete(path); // the press tries again, and shows the error
    } finally {
      running -= 1;
    }
  };
  for (const intent of intents) addEventListener(intent, look, { passive: true });
  return () => running > 0;
}
