import type { Client } from './client.ts';

/** Tells the server that the page was hidden, by a beacon since the page may be closing; false when it was not queued. */
export function pageHidden(
  { baseUrl }: Pick<Client, 'baseUrl'>,
  beacon: (url: string, body: Blob) => boolean = (url, body) => navigator.sendBeacon(url, body),
): boolean {
  return beacon(`${baseUrl}/api/page-hidden.php`, new Blob(['{}'], { type: 'application/json' }));
}
