import type { IncomingMessage } from 'node:http';
import type { Operation } from '@velluto/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../domain/api-error.ts';
import type { Site } from '../domain/sites/site.ts';
import type { Context } from './context.ts';

/** Value of the client's header `X-Requested-With`. Other sites cannot send it, since browsers ask the server first (CORS preflight). */
const clientName = 'velluto';
const local = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/;

/** True for a host name of this machine. */
export const isLocalHost = (hostname: string): boolean => local.test(hostname.toLowerCase());

const publicHost = ({ domains }: Site) => domains.find(domain => !local.test(domain)) ?? domains[0];

/**
 * The origin for links in mails that are not sent by a request: the site's first public domain, in development its name on this
 * machine.
 */
export function siteOrigin({ config }: Pick<Context, 'config'>, site: Site): string {
  const [first] = site.domains;
  if (config.production) return `https://${publicHost(site)}`;
  return `http://${site.domains.find(domain => local.test(domain)) ?? first}:${config.port}`;
}

const schemes = new Set(['http', 'https']);
/** A host name or IP address with an optional port. */
const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Whether a request has two `Host` headers, of which a proxy might use one and this server the other. */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/**
 * Refuses a host or a target that would be read as another host in an address: `velluto.example:@elsewhere.example` leads
 * elsewhere. Also refuses schemes other than `http` and `https`. A missing host is allowed, for HTTP/1.0.
 *
 * @throws ApiError `invalid_request`
 */
export function refuseBadTarget(request: FastifyRequest): void {
  const { url, protocol, raw } = request;
  const isHost = (!request.host || host.test(request.host)) && !namesTwoHosts(raw);
  if (url.startsWith('/') && schemes.has(protocol) && isHost) return;
  throw new ApiError('invalid_request');
}

/** Scheme, host and port under which the visitor reaches the site. */
export function requestOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/**
 * The origin for links in mails and at the payment provider. Anyone can send any host, so in production only public hosts that the site file
 * names are used; otherwise it is the site's first public one. It is always `https`, since members use TLS even when this process receives plain HTTP from a proxy.
 */
export function linkOrigin(request: FastifyRequest, site: Site, production: boolean): string {
  if (!production) return requestOrigin(request);
  const requestedHost = request.hostname.toLowerCase();
  const isOwn = site.domains.includes(requestedHost) && !local.test(requestedHost);
  return `https://${isOwn ? requestedHost : publicHost(site)}`;
}

/** The origin by which others know the site, whichever of its hosts was asked: in production its first public one. */
export const publicOrigin = (request: FastifyRequest, site: Site, production: boolean): string =>
  production ? `https://${publicHost(site)}` : requestOrigin(request);

function isCrossSite(request: FastifyRequest): boolean {
  if (request.frontendOrigin !== null) return false;
  const { origin, 'sec-fetch-site': from } = request.headers;
  if (origin !== undefined) return URL.parse(origin)?.host !== request.host;
  return from === 'cross-site' || from === 'same-site';
}

/**
 * Protects against cross-site request forgery: calls that change state need the client's header
 * and may not come from other sites, except from the frontends that the site allows. Throws `request_refused`.
 */
export function refuseCrossSite(operation: Operation, request: FastifyRequest): void {
  const changes = operation.needsClient || operation.method !== 'GET';
  const named = request.headers['x-requested-with'] === clientName;
  if ((operation.needsClient && !named) || (changes && isCrossSite(request))) {
    throw new ApiError('request_refused');
  }
}
