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

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const isPage = (path: string) => !/^\/(?:assets|img)\//.test(path);

/** Null where nobody keeps pages: opening the cache would make it. */
const keptCache = async ({ caches }: KeepingScope) =>
  (await caches.has(keptPages)) ? caches.open(keptPages) : null;

/** The id in an address, which the list names too. */
const idIn = (address: string) => /[\da-f]{8}-[\da-f-]{27}/.exec(address)?.[0];

/**
 * Keeps a list and other pages, their scripts and faces, as the server gives them now, in place of older copies. A page stays as it
 * was where the server does not answer, and is deleted where it refuses it or the list does not name it any more; so is a file that no
 * page uses any more. Nothing is kept once the cache is gone.
 */
export async function keepPages(
  scope: KeepingScope,
  { list, pages }: Pick<KeepPages, 'list' | 'pages'>,
): Promise<void> {
  for (const address of [list, ...pages]) await keepPage(scope, address).catch(() => undefined);
  const cache = await keptCache(scope);
  if (!cache) return;
  const stored = (await cache.keys()).map(pathOf);
  const textOf = async (path: string) => (await (await cache.match(path))?.text()) ?? '';
  const named = await textOf(list);
  const isNamed = (path: string) => {
    const id = pages.includes(path) ? undefined : idIn(path);
    return id === undefined || named.includes(id);
  };
  const kept = stored.filter(path => isPage(path) && isNamed(path)).slice(-KEPT_PAGES);
  const texts = await Promise.all(kept.map(textOf));
  const used = new Set([...kept, ...texts.flatMap(html => [...assetsOf(html), ...facesOf(html)])]);
  for (const path of stored) if (!used.has(path)) await cache.delete(path);
}

/** Keeps all pages again, with the files of the new version of the app instead of those of the old one. */
export async function renewKeptPages(scope: KeepingScope): Promise<void> {
  const kept = ((await (await keptCache(scope))?.keys()) ?? []).map(pathOf).filter(isPage);
  const list = kept.find(path => idIn(path) === undefined);
  if (list !== undefined) await keepPages(scope, { list, pages: kept.filter(path => path !== list) });
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
