import { SECURE_COOKIE_PREFIX, SERVER_COOKIES } from '@velluto/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocalHost } from '../context/web-origin.ts';
import type { CookieChange } from '../domain/cookie-change.ts';
import { isOfAnotherDomain } from './cors.ts';

/** Whether the visitor uses HTTPS. In production every visit from another machine does, also when a proxy ends the TLS. */
const isSecure = (request: FastifyRequest, production: boolean): boolean =>
  request.protocol === 'https' || (production && !isLocalHost(request.hostname));

/** Makes the server's cookies available under their plain names. Over HTTPS only the prefixed ones count, since other hosts of the domain cannot set those. */
export function readOwnCookies(request: FastifyRequest, production: boolean): void {
  if (!isSecure(request, production)) return;
  for (const name of SERVER_COOKIES) {
    const value = request.cookies[SECURE_COOKIE_PREFIX + name];
    if (value === undefined) delete request.cookies[name];
    else request.cookies[name] = value;
  }
}

/**
 * Sets and removes cookies of this host; they are `secure` where the visitor uses HTTPS. For an allowed frontend of another
 * domain they are stored apart from all others (partitioned), because browsers refuse them otherwise.
 */
export function setCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  changes: readonly CookieChange[],
  production: boolean,
): void {
  const secure = isSecure(request, production);
  const partitioned = secure && isOfAnotherDomain(request);
  for (const { name, value, maxAgeSeconds, httpOnly = false } of changes) {
    const own = secure && SERVER_COOKIES.some(own => own === name);
    const cookie = reply.server.serializeCookie(own ? SECURE_COOKIE_PREFIX + name : name, value ?? '', {
      path: '/',
      sameSite: partitioned ? 'none' : 'lax',
      httpOnly,
      secure,
      partitioned,
      maxAge: value === null ? 0 : maxAgeSeconds,
    });
    // written to the header directly: event streams bypass the hook in which `setCookie` would write it
    reply.header('set-cookie', cookie);
  }
}
