import type { KeepPages } from './messages.ts';
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

/** The id in an address, which the list names too. */
const idIn = (address: string) => /[\da-f]{8}-[\da-f-]{27}/.exec(address)?.[0];

/**
 * Keeps a list and other pages, their scripts and faces, as the server gives them now, in place of older copies. A page stays as it
 * was where the server does not answer, and is deleted where it refuses it or the list does not name it any more. Nothing is kept once
 * the cache is gone.
 */
export async function keepPages(
  scope: KeepingScope,
  { list, pages }: Pick<KeepPages, 'list' | 'pages'>,
): Promise<void> {
  for (const address of [list, ...pages]) await keepPage(scope, address).catch(() => undefined);
  const cache = await keptCache(scope);
  if (!cache) return;
  const named = (await (await cache.match(list))?.text()) ?? '';
  const kept: Request[] = [];
  for (const page of (await cache.keys()).filter(isPage)) {
    const path = new URL(page.url).pathname;
    const id = pages.includes(path) ? undefined : idIn(path);
    if (id === undefined || named.includes(id)) kept.push(page);
    else await cache.delete(page);
  }
  for (const page of kept.slice(0, -KEPT_PAGES)) await cache.delete(page);
}

/** Keeps all pages again, with the files of the new version of the app instead of those of the old one. */
export async function renewKeptPages(scope: KeepingScope): Promise<void> {
  const kept = (await (await keptCache(scope))?.keys())?.filter(isPage) ?? [];
  const [list, ...pages] = kept.map(({ url }) => new URL(url).pathname).sort();
  if (list === undefined) return;
  await scope.caches.delete(keptPages);
  await scope.caches.open(keptPages);
  await keepPages(scope, { list, pages });
}

/** A server that has no time for this now (HTTP status). */
const tooMany = 429;

async function keepPage(scope: KeepingScope, address: string): Promise<void> {
  const answer = await scope.fetch(address, { cache: 'no-store' });
  if (answer.status >= 500 || answer.status === tooMany) return;
  // whoever is logged out is led elsewhere
  if (!answer.ok || answer.redirected) {
    await (await keptCache(scope))?.delete(address);
    return;
  }
  const html = await answer.text();
  const fetched = (files: string[]) =>
    Promise.all(files.map(async file => [file, await scope.fetch(file)] as const));
  const assets = await fetched(assetsOf(html));
  // the page works without a face
  const faces = await fetched(facesOf(html)).catch(() => []);
  const cache = await keptCache(scope);
  if (!cache || assets.some(([, { ok }]) => !ok)) return;
  for (const [file, found] of [...assets, ...faces]) if (found.ok) await cache.put(file, found);
  const { headers } = answer;
  // in one step, for somebody may open it now; what was put last is the last of the keys
  await cache.put(address, new Response(html.replace('<html', `<html ${keptAttribute}`), { headers }));
}
