import { keptPages } from '../../worker/kept-pages.ts';

/** Whether the browser can keep pages on the device. */
export const canKeepPages = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Whether a page can be shown without a connection. */
export const isKept = async (path: string): Promise<boolean> =>
  'caches' in globalThis &&
  (await caches.match(path, { cacheName: keptPages, ignoreVary: true })) !== undefined;
