import { codeOf } from './problem.ts';
import type { Fetch } from './retry.ts';

/**
 * Calls `onTermsOutdated` when a call was refused because the user has not accepted the current terms; if that resolves to
 * true, the same call is sent again, once, under the same key.
 *
 * @returns the fetch that does so, for requests made by the class beside it: a body can be sent once only, so that each
 *   request remembers what it was made of
 */
export function withTerms(fetch: Fetch, onTermsOutdated: () => Promise<boolean>) {
  const copies = new WeakMap<Request, () => Request>();
  class Repeatable extends globalThis.Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      copies.set(this, () => {
        const headers = new Headers(this.headers);
        // a form gets a new boundary, which its content type names
        if (init?.body instanceof FormData) headers.delete('Content-Type');
        return new globalThis.Request(input, { ...init, headers });
      });
    }
  }
  return {
    Request: Repeatable,
    fetch: async (request: Request) => {
      const answer = await fetch(request);
      const copy = copies.get(request);
      if (!copy || answer.status !== 403 || (await codeOf(answer)) !== 'terms_outdated') return answer;
      return (await onTermsOutdated()) ? fetch(copy()) : answer;
    },
  };
}
