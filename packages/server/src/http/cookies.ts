import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieChange } from './types.ts';

/** Sets and removes cookies: for this site only, and over HTTPS only where the visitor uses it. */
export function setCookies(request: FastifyRequest, reply: FastifyReply, changes: CookieChange[]): void {
  for (const { name, value, maxAgeSeconds, httpOnly = false } of changes) {
    reply.setCookie(name, value ?? '', {
      path: '/',
      sameSite: 'lax',
      httpOnly,
      secure: request.protocol === 'https',
      maxAge: value === null ? 0 : maxAgeSeconds,
    });
  }
}
