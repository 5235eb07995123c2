import type { Client } from './client.ts';
import type { LiveEvent } from './generated/schema.ts';
import { withPicturesFrom } from './pictures.ts';

const names = {
  message: true,
  read: true,
  typing: true,
  like: true,
  match: true,
  credits: true,
  user: true,
} satisfies Record<LiveEvent['event'], true>;

/** Options of the stream of live updates. */
export interface EventsOptions {
  /** Called with each event. */
  onEvent: (event: LiveEvent) => void;
  /** Called with true when the stream opens and with false when it breaks; the browser reconnects by itself. */
  onConnection?: (open: boolean) => void;
  /** Replaces the browser's EventSource, for example in Node, which has none. */
  EventSource?: typeof globalThis.EventSource;
}

/** Opens the stream of live updates; returns the function that closes it. */
export function events(
  client: Pick<Client, 'baseUrl' | 'credentials' | 'picturePrefix'>,
  options: EventsOptions,
): () => void {
  const { baseUrl, credentials, picturePrefix = '' } = client;
  const { onEvent, onConnection, EventSource = globalThis.EventSource } = options;
  const source = new EventSource(`${baseUrl}/api/events.php`, { withCredentials: credentials === 'include' });
  for (const name of Object.keys(names)) {
    source.addEventListener(name, message => {
      const data = withPicturesFrom(JSON.parse(message.data), picturePrefix);
      onEvent({ event: name, data } as LiveEvent);
    });
  }
  source.addEventListener('open', () => onConnection?.(true));
  source.addEventListener('error', () => onConnection?.(false));
  return () => source.close();
}
