import type { Bus } from './bus.ts';

/** Whether live updates reach the page. */
export type ConnectionState = 'online' | 'offline' | 'reconnecting';

/** The part of the window that this needs. */
export interface WindowWithConnection extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  navigator: Pick<Navigator, 'onLine'>;
}

/** Shorter interruptions are not shown: the browser mostly reconnects by itself. */
const graceMs = 3_000;

/** Calls back now and at every change with the state of the live stream, until the returned function is called. */
export function followConnection(
  bus: Bus,
  window: WindowWithConnection,
  onChange: (state: ConnectionState) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let disconnected = false;
  const read = () =>
    onChange(window.navigator.onLine ? (disconnected ? 'reconnecting' : 'online') : 'offline');
  const stop = bus.on('connection', open => {
    if (open) {
      clearTimeout(timer);
      timer = undefined;
      disconnected = false;
      read();
    } else {
      // every failed attempt to reconnect emits this again
      timer ??= setTimeout(() => {
        disconnected = true;
        read();
      }, graceMs);
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
