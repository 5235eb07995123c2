import type { Middleware } from 'openapi-fetch';

const losses = ['authentication_required', 'member_changed'] as const;
/** How a call learns that the session is not the one it counted on: it has ended, or is another member's. */
export type SessionLoss = (typeof losses)[number];

/** The loss of the session that an error code stands for; undefined for every other code. */
export const sessionLossOf = (code: unknown): SessionLoss | undefined => losses.find(loss => loss === code);

/** Header that says for whom the page was drawn: a member's id, or `visitor`. */
export const PAGE_MEMBER_HEADER = 'X-Page-Member';

/** Says with every call for whom the page was drawn, unless the call itself does. */
export function pageMemberHeader(pageMember: () => string): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.has(PAGE_MEMBER_HEADER)) request.headers.set(PAGE_MEMBER_HEADER, pageMember());
    },
  };
}

/**
 * Calls back when an answer says that the session has ended or is another member's, and keeps that answer to itself where
 * the call back says so. user.php is left out: it answers the same to every visitor who never was logged in.
 */
export function sessionWatch(onSessionLost: (code: SessionLoss) => unknown): Middleware {
  return {
    async onResponse({ response, schemaPath }) {
      if (response.status !== 403 || schemaPath === '/api/user.php') return;
      // a refusal that is not JSON comes from a proxy and says nothing about the session
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      const code = sessionLossOf(codeOf(body));
      if (code && (await onSessionLost(code)) === 'silence') await new Promise(() => {});
    },
  };
}

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}
