import type { FetchEvent, WorkerScope } from './scope.ts';

/** Address of the page that is shown without a connection; a row of the route table. */
export const offlinePath = '/offline';
const prefix = 'velluto-offline-';

/** The offline page and its files, cached on the device; pages that the member keeps there come before it. */
export interface OfflineCache {
  /** Fetches everything; rejects when a part cannot be fetched. */
  refill(): Promise<void>;
  /** Deletes the caches of older versions of the app. */
  deleteOldVersions(): Promise<void>;
  /** Answers page views and files of the offline page; everything else is left to the browser. */
  answer(event: FetchEvent): void;
}

/** Scripts and preloaded fonts of a page. Its styles are inlined; fonts that only these name are left out. */
export const assetsOf = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/"(\/assets\/[\w./-]+\.(?:js|woff2))"/g), ([, file = '']) => file)),
];

/** Addresses that are not pages of the app, though a browser may navigate to them: calls, pictures, tools. */
const notAPage = /^\/(?:api|img|icons|__[a-z]+)(?:\/|$)|\.[a-z]+$/;

/** The cache of one build. */
export function createOfflineCache(scope: WorkerScope, build: string): OfflineCache {
  const name = prefix + build;

  /** Pages that could not be fetched. Only their files are answered from the cache: others are faster from the browser. */
  const withoutConnection = new Set<string>();

  async function page({ request, preloadResponse, resultingClientId }: FetchEvent): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch (error) {
      const stored = (address: string) => scope.caches.match(address, { ignoreVary: true });
      const found = (await stored(new URL(request.url).pathname)) ?? (await stored(offlinePath));
      if (!found) throw error;
      withoutConnection.add(resultingClientId);
      return found;
    }
  }

  // file names contain a hash: the cached file is the same as the server's
  const file = async (request: Request) =>
    (await scope.caches.match(request, { ignoreVary: true })) ?? scope.fetch(request);

  return {
    async refill() {
      const cache = await scope.caches.open(name);
      const answer = await scope.fetch(offlinePath, { cache: 'no-store' });
      if (!answer.ok) throw new Error(`The offline page came with status ${answer.status}`);
      await cache.addAll(assetsOf(await answer.clone().text()));
      await cache.put(offlinePath, answer);
    },

    async deleteOldVersions() {
      const names = await scope.caches.keys();
      const older = names.filter(other => other.startsWith(prefix) && other !== name);
      await Promise.all(older.map(other => scope.caches.delete(other)));
    },

    answer(event) {
      const { request, clientId } = event;
      const { origin, pathname } = new URL(request.url);
      if (request.method !== 'GET' || origin !== scope.location.origin) return;
      // first, for a page view may carry the id of the page that it leaves
      if (request.mode === 'navigate' && !notAPage.test(pathname)) event.respondWith(page(event));
      else if (withoutConnection.has(clientId)) event.respondWith(file(request));
    },
  };
}
