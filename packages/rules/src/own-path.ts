/** Longest address that is kept, in characters. */
export const OWN_PATH_MAX = 500;

const ownOrigin = 'http://app.invalid';

/** ASCII in disguise, such as slashes, control characters and letters (`/%61pi`): no page has them in its path, but a space. */
const disguised = /%([013-7]|2[1-9a-f])/i;

/**
 * A page of the own site, as path, query and hash; null for what leads elsewhere, or might once it is decoded. Calls of
 * the API are no pages.
 */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || address.length > OWN_PATH_MAX || !URL.canParse(address, ownOrigin))
    return null;
  // parsed as a browser would: `//host`, `/\host`, `/..//host` and hidden control characters lead to other sites
  const { origin, pathname, search, hash } = new URL(address, ownOrigin);
  const stays = origin === ownOrigin && !pathname.startsWith('//') && !disguised.test(pathname);
  return stays && !pathname.startsWith('/api/') ? pathname + search + hash : null;
}
