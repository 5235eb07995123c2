import { events, type LiveEvent } from '@velluto/api-client';
import { ignoreFailedCall } from './ignore-failed-call.ts';

/** Callbacks of a page for the stream. */
export interface StreamListener {
  onEvent(event: LiveEvent): void;
  /** The stream was opened (true) or broke (false), here or in the tab that holds it. */
  onConnection(open: boolean): void;
}

/** A message between the tabs. */
type TabMessage = { event: LiveEvent } | { open: boolean } | 'is anybody there?';

/** How long a tab that holds the stream may take to answer another one that comes into view. */
const answerMs = 2_000;

// an empty base URL: the stream has the origin of the page
const openStream = (listener: StreamListener) => events({ baseUrl: '' }, listener);

/**
 * Opens the stream of live updates once for all tabs of a member in this browser: over HTTP/1.1 a browser has six
 * connections to a site, and the seventh tab would wait for ever. The tab with the lock holds the stream and passes its
 * events to the others; when it is closed the next one opens its own. A visible tab that gets no answer takes the lock
 * away, because browsers suspend background tabs. Without locks or channels each tab has its own stream.
 *
 * @returns the function that closes it
 */
export function sharedEvents(memberId: string, listener: StreamListener): () => void {
  const { locks } = globalThis.navigator ?? {};
  if (!locks || !globalThis.BroadcastChannel) return openStream(listener);
  const name = `velluto.live.${memberId}`;
  const channel = new BroadcastChannel(name);
  const stop = new AbortController();
  /** Ends the stream of this tab; null while another one holds it. */
  let closeOwn: (() => void) | null = null;
  let isOpen = false;
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  const post = (message: TabMessage) => channel.postMessage(message);
  const connection = (open: boolean) => {
    isOpen = open;
    listener.onConnection(open);
  };
  const hold = () =>
    new Promise<void>(release => {
      if (stop.signal.aborted) return release();
      clearTimeout(unanswered);
      // between two streams something may have been missed, here and in the other tabs
      if (isOpen) connection(false);
      post({ open: false });
      const close = openStream({
        onEvent: event => {
          listener.onEvent(event);
          post({ event });
        },
        onConnection: open => {
          connection(open);
          post({ open });
        },
      });
      closeOwn = () => {
        close();
        release();
      };
    });
  const request = async (options: LockOptions) => {
    try {
      await locks.request(name, options, hold);
    } catch (error) {
      const { name: reason } = error as Error;
      // WebKit refuses locks to a page that was left, which may be shown again
      if (reason === 'InvalidStateError')
        await new Promise(shown => addEventListener('pageshow', shown, { once: true }));
      // the page has ended, or another tab has taken the lock away
      else if (reason !== 'AbortError') throw error;
    }
    closeOwn?.();
    closeOwn = null;
  };
  const wait = async () => {
    while (!stop.signal.aborted) await request({ signal: stop.signal });
  };
  const ask = () => {
    if (closeOwn || globalThis.document?.visibilityState === 'hidden') return;
    clearTimeout(unanswered);
    unanswered = setTimeout(() => void ignoreFailedCall(request({ steal: true })), answerMs);
    post('is anybody there?');
  };

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'is anybody there?') {
      if (closeOwn) post({ open: isOpen });
      return;
    }
    clearTimeout(unanswered);
    if ('event' in data) listener.onEvent(data.event);
    else connection(data.open);
  };
  void ignoreFailedCall(wait());
  ask();
  globalThis.document?.addEventListener('visibilitychange', ask, { signal: stop.signal });
  return () => {
    clearTimeout(unanswered);
    stop.abort();
    closeOwn?.();
    channel.close();
  };
}
