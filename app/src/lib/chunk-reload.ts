import { CHUNK_RELOAD_PAUSE_MS } from '@velluto/rules';

const key = 'vl.chunk-reload';

/** The visitor opens another page or sends a form, which a reload would stop; browsers of phones tell only when the page goes. */
const leavingEvents = ['beforeunload', 'pagehide'] as const;

/** What the reload needs of the browser. */
export interface ReloadWindow {
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  location: Pick<Location, 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
  addEventListener: (
    type: (typeof leavingEvents)[number],
    listener: () => void,
    options: { once: true },
  ) => void;
}

/** What is asked of the page before it is reloaded. */
export interface ReloadQuestions {
  /** Whether a reload would lose nothing; asked when it is due. */
  mayReload: () => boolean;
  /** It is not reloaded after all. `left`: the visitor left it, and the browser may show it again. */
  onStay: (event: { left: boolean }) => void;
}

/** Time for the next page to arrive, in milliseconds: WebKit and Firefox abort what a page loads when the visitor leaves it. */
export const leavingMs = 1_000;

/**
 * Reloads the page after a part of it could not be loaded (a new version is out), at most once a minute (spec § 13.1),
 * unless the visitor leaves it or begins to type. Without a connection nothing is reloaded: it would fail, and lose what is
 * on the screen.
 *
 * @returns whether it is going to reload
 */
export function reloadAfterChunkFailure(
  window: ReloadWindow,
  now: number,
  { mayReload, onStay }: ReloadQuestions = { mayReload: () => true, onStay: () => {} },
): boolean {
  if (!window.navigator.onLine) return false;
  try {
    const last = Number(window.sessionStorage.getItem(key) ?? 0);
    if (now - last < CHUNK_RELOAD_PAUSE_MS) return false;
    window.sessionStorage.setItem(key, String(now));
  } catch {
    return false; // without storage reloads cannot be counted, and must not repeat for ever
  }
  let settled = false;
  const stay = (left: boolean) => {
    if (settled) return;
    settled = true;
    clearTimeout(waiting);
    window.sessionStorage.removeItem(key);
    onStay({ left });
  };
  const waiting = setTimeout(() => {
    if (!mayReload()) return stay(false);
    settled = true;
    window.location.reload();
  }, leavingMs);
  for (const type of leavingEvents) window.addEventListener(type, () => stay(true), { once: true });
  return true;
}

/** A document that starts this long after a reload, in milliseconds, is the one that was asked for. */
const startMs = 10_000;

/**
 * Whether this page is there because of such a reload: what was pressed before it is lost.
 *
 * @param startedAt when the document started (`performance.timeOrigin`)
 */
export function isReloaded(window: { sessionStorage: Pick<Storage, 'getItem'> }, startedAt: number): boolean {
  try {
    const last = window.sessionStorage.getItem(key);
    return last !== null && startedAt >= Number(last) && startedAt - Number(last) < startMs;
  } catch {
    return false; // without storage there was no reload
  }
}
