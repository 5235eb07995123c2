import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sites } from '../sites/sites.ts';
import { ApiError } from './api-error.ts';
import { requestOrigin } from './origin.ts';
import type { pageCalls } from './page-calls.ts';
import { pagePolicy } from './policy.ts';
import type { RenderPage } from './renderer.ts';

function asRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  const url = URL.parse(requestOrigin(request) + request.url);
  // no host, or a port that there is not
  if (!url) throw new ApiError('invalid_request');
  return new Request(url, { headers });
}

/** Answers a page view with what the app renders for it. */
export function pageHandler(render: RenderPage, sites: Sites, calls: ReturnType<typeof pageCalls>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64');
    const { tenant_theme: tenantTheme } = sites.forHost(request.host);
    const response = await render(asRequest(request), {
      nonce,
      ...(tenantTheme && { tenantTheme }),
      api: calls(request, reply),
    });
    reply.code(response.status).header('content-security-policy', pagePolicy(nonce));
    for (const [name, value] of response.headers) reply.header(name, value);
    // it may be somebody's own
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
    return reply.send(response.body === null ? undefined : await response.text());
  };
}
