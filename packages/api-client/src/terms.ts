import { codeOf } from './problem.ts';
import type { Fetch } from './retry.ts';

/**
 * Calls `onTermsOutdated` when a call was refused because the user has not accepted the current terms; if that resolves to
 * true, the same call is sent again, once, under the same key.
 */
export const withTerms =
  (fetch: Fetch, onTermsOutdated: () => Promise<boolean>): Fetch =>
  async request => {
    // what only reads is never refused for this; a body can be sent once only
    const again = request.method === 'GET' ? null : request.clone();
    const answer = await fetch(request);
    if (!again || answer.status !== 403 || (await codeOf(answer)) !== 'terms_outdated') return answer;
    return (await onTermsOutdated()) ? fetch(again) : answer;
  };
