import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Site } from '../sites/site.ts';
import { ApiError } from './api-error.ts';
import type { Operation } from './contract.ts';

/** What the client calls itself; other sites cannot send this header without being asked for leave by the browser. */
const clientName = 'velluto';
const local = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/;

/** True for a name of this machine. */
export const isLocalHost = (hostname: string): boolean => local.test(hostname.toLowerCase());

const publicHost = ({ domains }: Site) => domains.find(domain => !local.test(domain)) ?? domains[0];

/**
 * The origin for links in mails that no request causes: the site's first public domain, in development its name on this
 * machine.
 */
export function originOf({ config }: Pick<Context, 'config'>, site: Site): string {
  const [first] = site.domains;
  if (config.production) return `https://${publicHost(site)}`;
  return `http://${site.domains.find(domain => local.test(domain)) ?? first}:${config.port}`;
}

const schemes = new Set(['http', 'https']);
/** A name or an address, and a port. */
const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Of two hosts a proxy may have looked at the one and this server at the other. */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/**
 * Refuses a host or a target that would be read as another one in an address: `velluto.example:@elsewhere.example` leads
 * elsewhere. Callers of HTTP/1.0 may name no host. Nor are there schemes other than a proxy's two.
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
 * The origin for links that leave the server. Anyone can send any host, so in production only public hosts that the site
 * names are believed; otherwise it is the site's first public one. Members reach it by TLS, whatever this process hears.
 */
export function linkOrigin(request: FastifyRequest, site: Site, production: boolean): string {
  if (!production) return requestOrigin(request);
  const asked = request.hostname.toLowerCase();
  const isOwn = site.domains.includes(asked) && !local.test(asked);
  return `https://${isOwn ? asked : publicHost(site)}`;
}

function isCrossSite(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': from } = request.headers;
  if (origin !== undefined) return URL.parse(origin)?.host !== request.host;
  return from === 'cross-site' || from === 'same-site';
}

/**
 * Keeps other sites from making a member's browser change something: calls that change state need the client's header
 * and may not come from elsewhere. Throws `request_refused`.
 */
export function refuseCrossSite(operation: Operation, request: FastifyRequest): void {
  const changes = operation.needsClient || operation.method !== 'GET';
  const named = request.headers['x-requested-with'] === clientName;
  if ((operation.needsClient && !named) || (changes && isCrossSite(request))) {
    throw new ApiError('request_refused');
  }
}
