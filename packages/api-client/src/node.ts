import { CookieJar } from 'tough-cookie';
import type { Fetch } from './retry.ts';

/** Options of `cookieFetch`. */
export interface CookieFetchOptions {
  /** Keeps the session; one jar for each visitor, never one for all. */
  jar?: CookieJar;
  /** Replaces the global fetch. */
  fetch?: Fetch;
}

/** A fetch that keeps cookies as a browser does, for clients in Node: `createClient({ baseUrl, fetch: cookieFetch() })`. */
export function cookieFetch({
  jar = new CookieJar(),
  fetch = globalThis.fetch,
}: CookieFetchOptions = {}): Fetch {
  return async request => {
    const cookies = await jar.getCookieString(request.url);
    if (cookies !== '') request.headers.set('cookie', cookies);
    const answer = await fetch(request);
    for (const cookie of answer.headers.getSetCookie()) await jar.setCookie(cookie, request.url);
    return answer;
  };
}
