import { assetsOf } from './offline-cache.ts';
import type { WorkerScope } from './scope.ts';

/** The cache of pages that a member keeps on the device. It exists exactly as long as the member wishes that. */
export const keptPages = 'velluto-kept-pages';

/** How many pages are kept; those that were seen longest ago go first. */
export const KEPT_PAGES = 30;

/** Attribute of the root of a kept page: its data is of an earlier time. */
export const keptAttribute = 'data-kept';

type KeepingScope = Pick<WorkerScope, 'caches' | 'fetch'>;

/** Addresses of the small pictures of people, as lists show them. */
const facesOf = (html: string): string[] => [...new Set(html.match(/\/img\/\w+\/tile\.avif/g))];

const isPage = ({ url }: { url: string }) => !/^\/(?:assets|img)\//.test(new URL(url).pathname);

/** Null where nobody keeps pages: opening the cache would make it. */
const keptCache = async ({ caches }: KeepingScope) =>
  (await caches.has(keptPages)) ? caches.open(keptPages) : null;

/**
 * Keeps pages, their scripts and faces as the server gives them now, in place of older copies. A page that cannot be fetched
 * stays as it was. Nothing is kept once the cache is gone.
 */
export async function keepPages(scope: KeepingScope, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await keepPage(scope, address).catch(() => undefined);
  const cache = await keptCache(scope);
  const pages = (await cache?.keys())?.filter(isPage) ?? [];
  for (const page of pages.slice(0, -KEPT_PAGES)) await cache?.delete(page);
}

/** Keeps all pages again, with the files of the new version of the app instead of those of the old one. */
export async function renewKeptPages(scope: KeepingScope): Promise<void> {
  const pages = (await (await keptCache(scope))?.keys())?.filter(isPage) ?? [];
  if (pages.length === 0) return;
  await scope.caches.delete(keptPages);
  await scope.caches.open(keptPages);
  await keepPages(
    scope,
    pages.map(({ url }) => new URL(url).pathname),
  );
}

async function keepPage(scope: KeepingScope, address: string): Promise<void> {
  const answer = await scope.fetch(address, { cache: 'no-store' });
  // whoever is logged out is led elsewhere
  if (!answer.ok || answer.redirected) return;
  const html = await answer.text();
  const fetched = (files: string[]) =>
    Promise.all(files.map(async file => [file, await scope.fetch(file)] as const));
  const assets = await fetched(assetsOf(html));
  // the page works without a face
  const faces = await fetched(facesOf(html)).catch(() => []);
  const cache = await keptCache(scope);
  if (!cache || assets.some(([, { ok }]) => !ok)) return;
  // the last one put is the newest
  await cache.delete(address);
  for (const [file, found] of [...assets, ...faces]) if (found.ok) await cache.put(file, found);
  const { headers } = answer;
  await cache.put(address, new Response(html.replace('<html', `<html ${keptAttribute}`), { headers }));
}
