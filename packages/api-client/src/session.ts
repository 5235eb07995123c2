import type { Middleware } from 'openapi-fetch';

/**
 * Calls back when an answer says that the session has ended. user.php is left out: it answers the
 * same to every visitor who never was logged in.
 */
export function sessionWatch(onSessionLost: () => void): Middleware {
  return {
    async onResponse({ response, schemaPath }) {
      if (response.status !== 403 || schemaPath === '/api/user.php') return;
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      if (hasCode(body, 'authentication_required')) onSessionLost();
    },
  };
}

function hasCode(body: unknown, code: string): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code;
}
