import { CHUNK_RELOAD_PAUSE_MS } from '@velluto/rules';

const key = 'vl.chunk-reload';

/** What the reload needs of the browser. */
export interface ReloadWindow {
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  location: Pick<Location, 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
}

/**
 * Reloads the page after a part of it could not be loaded (a new version is out), at most once a minute (product.md §8).
 * Without a connection it stays: a reload would bring nothing, and take what is on the screen.
 *
 * @returns whether it reloads
 */
export function reloadAfterChunkFailure(window: ReloadWindow, now: number): boolean {
  if (!window.navigator.onLine) return false;
  try {
    const last = Number(window.sessionStorage.getItem(key) ?? 0);
    if (now - last < CHUNK_RELOAD_PAUSE_MS) return false;
    window.sessionStorage.setItem(key, String(now));
  } catch {
    return false; // without storage we cannot count, and must not reload for ever
  }
  window.location.reload();
  return true;
}
