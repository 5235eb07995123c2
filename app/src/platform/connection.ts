import type { Bus } from './bus.ts';

/** Whether what is new can reach the page. */
export type ConnectionState = 'online' | 'offline' | 'reconnecting';

/** What of a window tells about the connection. */
export interface ConnectedWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  navigator: Pick<Navigator, 'onLine'>;
}

/** A break this short goes unmentioned: the browser mends most of them by itself. */
const unmentionedMs = 3_000;

/** Tells now and at every change whether the stream of live updates is there, until the answer is called. */
export function followConnection(
  bus: Bus,
  window: ConnectedWindow,
  tell: (state: ConnectionState) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  const read = () => tell(window.navigator.onLine ? (gone ? 'reconnecting' : 'online') : 'offline');
  const stop = bus.on('connection', open => {
    if (open) {
      clearTimeout(timer);
      timer = undefined;
      gone = false;
      read();
    } else {
      // a browser that tries again tells of each attempt
      timer ??= setTimeout(() => {
        gone = true;
        read();
      }, unmentionedMs);
    }
  });
  window.addEventListener('online', read);
  window.addEventListener('offline', read);
  read();
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener('online', read);
    window.removeEventListener('offline', read);
  };
}
