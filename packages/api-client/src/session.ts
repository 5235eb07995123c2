import type { Middleware } from 'openapi-fetch';

/**
 * Calls back when an answer says that the session has ended, and withholds that answer where the callback says
 * so. user.php is excluded: every visitor gets that answer from it.
 */
export function sessionWatch(onSessionLost: () => unknown): Middleware {
  return {
    async onResponse({ response, schemaPath }) {
      if (response.status !== 403 || schemaPath === '/api/user.php') return;
      // a refusal that is not JSON comes from a proxy and says nothing about the session
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      if (!hasCode(body, 'authentication_required')) return;
      if ((await onSessionLost()) === 'silence') await new Promise(() => {});
    },
  };
}

function hasCode(body: unknown, code: string): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code;
}
