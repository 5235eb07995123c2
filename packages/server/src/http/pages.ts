import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { sendText } from './compress.ts';
import { originOf } from './origin.ts';
import { pagePolicy } from './policy.ts';
import type { RenderPage } from './renderer.ts';

/** Headers of a page's request that its calls of the API carry on. */
const carried = [
  ...['cookie', 'host', 'accept-language', 'user-agent', 'cf-ipcountry'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
];

/** Status codes whose responses may not have a body. */
const bodiless = new Set([204, 205, 304]);

function callInProcess(app: FastifyInstance, page: FastifyRequest, onCookie: (cookie: string) => void) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const visit = Object.fromEntries(
      carried.flatMap(name => [[name, page.headers[name]]]).filter(([, v]) => v),
    );
    const options: InjectOptions = {
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...visit, 'accept-encoding': 'identity' },
      remoteAddress: page.socket.remoteAddress ?? '127.0.0.1',
    };
    if (request.body) options.payload = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject(options);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
    }
    for (const cookie of headers.getSetCookie()) onCookie(cookie);
    const { statusCode: status } = answer;
    return new Response(bodiless.has(status) ? null : new Uint8Array(answer.rawPayload), { status, headers });
  };
}

/** Answers a page view with what the app renders for it. */
export function pageHandler(app: FastifyInstance, render: RenderPage) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const nonce = randomBytes(16).toString('base64');
    const cookies: string[] = [];
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) headers.set(name, [value].flat().join(', '));
    }
    const response = await render(new Request(originOf(request) + request.url, { headers }), {
      nonce,
      api: callInProcess(app, request, cookie => cookies.push(cookie)),
    });
    reply.code(response.status).header('content-security-policy', pagePolicy(nonce));
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
    const all = [...cookies, ...response.headers.getSetCookie()];
    if (all.length > 0) reply.header('set-cookie', all);
    const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
    if (bodiless.has(response.status) || response.body === null) await reply.send();
    else await sendText(request, reply, type, await response.text());
  };
}
