import type { Middleware } from 'openapi-fetch';
import { codeOf } from './problem.ts';

const losses = ['authentication_required', 'member_changed'] as const;
/** Error codes of a call whose session has ended, or now belongs to another member than the page. */
export type SessionLoss = (typeof losses)[number];

/** The code itself where it means that the session is lost; undefined for any other code. */
export const sessionLossOf = (code: unknown): SessionLoss | undefined => losses.find(loss => loss === code);

/** Header with the member whose page makes the call: their id, or `visitor`. */
export const PAGE_MEMBER_HEADER = 'X-Page-Member';

/** Adds the member whose page this is to every call that does not name them itself. */
export function pageMemberHeader(pageMember: () => string): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.has(PAGE_MEMBER_HEADER)) request.headers.set(PAGE_MEMBER_HEADER, pageMember());
    },
  };
}

/**
 * Calls `onSessionLost` when a call was refused because the session has ended or is another member's; if that resolves to
 * `silence`, the call never settles. user.php is left out: it refuses every visitor who never logged in by the same code.
 */
export function sessionWatch(onSessionLost: (code: SessionLoss) => unknown): Middleware {
  return {
    async onResponse({ response, schemaPath }) {
      if (response.status !== 403 || schemaPath === '/api/user.php') return;
      const code = sessionLossOf(await codeOf(response));
      if (code && (await onSessionLost(code)) === 'silence') await new Promise(() => {});
    },
  };
}
