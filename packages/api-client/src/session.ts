import type { Middleware } from 'openapi-fetch';

/** How a call learns that the session is not the one it counted on: it has ended, or is another member's. */
export type SessionLoss = 'authentication_required' | 'member_changed';

const pageMemberName = 'X-Page-Member';

/** Says with every call for whom the page was drawn, unless the call itself does. */
export function pageMemberHeader(pageMember: () => string): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.has(pageMemberName)) request.headers.set(pageMemberName, pageMember());
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
      const code = losses.find(one => hasCode(body, one));
      if (code && (await onSessionLost(code)) === 'silence') await new Promise(() => {});
    },
  };
}

const losses: readonly SessionLoss[] = ['authentication_required', 'member_changed'];

function hasCode(body: unknown, code: string): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code;
}
