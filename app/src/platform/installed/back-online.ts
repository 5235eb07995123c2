import { offlinePath } from '../../worker/shell.ts';

/** How long the page waits before it asks again. */
const askAgainMs = 3_000;
/** A question that nobody answers is given up: a network that is gone may keep it for minutes. */
const giveUpMs = 20_000;

/** What the way back needs of the browser. */
export interface StrandedWindow
  extends Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'> {
  fetch(path: string, init: RequestInit): Promise<Pick<Response, 'ok'>>;
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  location: Pick<Location, 'pathname' | 'reload'>;
}

/**
 * Loads the page anew once the server answers, until the answer is called. The browser's word that the connection is
 * back is not enough: it may come before the page listens, or before the server can be reached, and it does not come at
 * all where only the server was away. The page without a connection has nothing to load when it was itself asked for.
 */
export function reloadWhenBack(window: StrandedWindow): () => void {
  const { document, location } = window;
  if (location.pathname === offlinePath) return () => undefined;
  let timer = 0;
  let questions = 0;
  const wait = () => {
    timer = window.setTimeout(ask, askAgainMs);
  };
  /** By HEAD, which the worker does not answer. */
  const answers = async () => {
    const signal = AbortSignal.timeout(giveUpMs);
    const answer = await window.fetch(offlinePath, { method: 'HEAD', cache: 'no-store', signal });
    return answer.ok;
  };
  async function ask(): Promise<void> {
    window.clearTimeout(timer);
    questions += 1;
    const mine = questions;
    if (document.visibilityState !== 'visible') return; // asks when it is seen again
    const back = await answers().catch(() => false);
    if (mine !== questions) return;
    if (back) location.reload();
    else wait();
  }
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', ask);
  wait();
  return () => {
    questions += 1;
    window.clearTimeout(timer);
    window.removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', ask);
  };
}
