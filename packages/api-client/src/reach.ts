import { problemOfNoAnswer } from './problem.ts';
import type { Fetch } from './retry.ts';

/**
 * Tells calls that got no answer, by a problem with the status 0, from exceptions of code around the call, which stay what they
 * are: a page must not blame the connection for a fault of its own. Only fetch itself is inside of this.
 *
 * @param fetch rejects as the global one does: with a TypeError when the server could not be reached
 */
export const reaching =
  (fetch: Fetch): Fetch =>
  async request => {
    try {
      return await fetch(request);
    } catch (error) {
      if (request.signal.aborted || !(error instanceof TypeError)) throw error;
      throw problemOfNoAnswer(error, request.url);
    }
  };

/** Statuses of answers that cannot have a body. */
const withoutBody = new Set([204, 205, 304]);

/** The global fetch, until the whole answer is here: a connection that is lost in the middle of it is no answer either. */
export const fetchWhole: Fetch = async request => {
  const answer = await globalThis.fetch(request);
  return withoutBody.has(answer.status) ? answer : new Response(await answer.arrayBuffer(), answer);
};
