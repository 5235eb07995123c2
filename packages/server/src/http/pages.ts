import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sites } from '../sites/sites.ts';
import { ApiError } from './api-error.ts';
import { sendText } from './compress.ts';
import { bodiless, inProcess } from './in-process.ts';
import { requestOrigin } from './origin.ts';
import { pagePolicy } from './policy.ts';
import type { RenderPage } from './renderer.ts';

/** Headers of a page's request that its calls of the API carry on. */
const carried = [
  ...['cookie', 'host', 'accept-language', 'user-agent', 'cf-ipcountry'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
];

function visitHeaders(request: FastifyRequest): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of carried) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = [value].flat().join(', ');
  }
  return headers;
}

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
export function pageHandler(app: FastifyInstance, render: RenderPage, sites: Sites) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const nonce = randomBytes(16).toString('base64');
    const cookies: string[] = [];
    const sender = { headers: visitHeaders(request), remoteAddress: request.socket.remoteAddress };
    const { own_brand: ownBrand } = sites.forHost(request.host);
    const response = await render(asRequest(request), {
      nonce,
      ...(ownBrand && { ownBrand }),
      api: async call => {
        const answer = await inProcess(app, call, sender);
        cookies.push(...answer.headers.getSetCookie());
        return answer;
      },
    });
    reply.code(response.status).header('content-security-policy', pagePolicy(nonce));
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
    // it may be somebody's own
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
    const all = [...cookies, ...response.headers.getSetCookie()];
    if (all.length > 0) reply.header('set-cookie', all);
    const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
    if (bodiless.has(response.status) || response.body === null) await reply.send();
    else await sendText(request, reply, type, await response.arrayBuffer());
  };
}
