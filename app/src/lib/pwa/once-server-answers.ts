import { offlinePath } from '../../worker/offline-cache.ts';

/** Time between two checks. */
const retryMs = 3_000;
/** A request without an answer is aborted: a dead network may keep it open for minutes. */
const timeoutMs = 20_000;

/** The part of the window that this needs. */
export interface OfflineWindow
  extends Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'> {
  fetch(path: string, init: RequestInit): Promise<Pick<Response, 'ok'>>;
  document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

/**
 * Acts each time that the server is found to answer, until the returned function is called. The browser's `online` event is
 * not enough: it may come before the page listens or before the server can be reached, and does not come at all when only
 * the server was down.
 */
export function onceServerAnswers(window: OfflineWindow, act: () => void): () => void {
  const { document } = window;
  let timer = 0;
  let attempts = 0;
  const wait = () => {
    timer = window.setTimeout(check, retryMs);
  };
  /** By HEAD, which the worker does not answer. */
  const serverAnswers = async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await window.fetch(offlinePath, { method: 'HEAD', cache: 'no-store', signal });
    return answer.ok;
  };
  async function check(): Promise<void> {
    window.clearTimeout(timer);
    attempts += 1;
    const mine = attempts;
    if (document.visibilityState !== 'visible') return; // checks again when the page becomes visible
    const answered = await serverAnswers().catch(() => false); // the network failed: waits for the next attempt
    if (mine !== attempts) return;
    if (answered) act();
    // what was done may have failed
    wait();
  }
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  wait();
  return () => {
    attempts += 1;
    window.clearTimeout(timer);
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
  };
}
