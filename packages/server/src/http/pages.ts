import { randomBytes } from 'node:crypto';
import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Sites } from '../sites/sites.ts';
import { ApiError } from './api-error.ts';
import { readCaller } from './caller.ts';
import { setCookies } from './cookies.ts';
import { errorBody, refusalOf } from './error-handler.ts';
import { requestOrigin } from './origin.ts';
import { pageRateLimit } from './rate-limits.ts';
import type { RenderContext, RenderPage } from './renderer.ts';
import { type BoundOperation, type Input, runOperation } from './run-operation.ts';
import { pagePolicy } from './security-headers.ts';
import type { Caller } from './types.ts';

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

async function inputOf(call: Request, search: string): Promise<Input> {
  return {
    query: parse(search.slice(1)),
    headers: Object.fromEntries(call.headers),
    body: call.body ? await call.json() : undefined,
  };
}

/**
 * Lets pages call operations while they are rendered. The visitor is read once for all calls of a page, and an operation
 * is run without a request of its own; limits of calls, checks and errors are those of a call over HTTP.
 */
export function pageCalls(app: FastifyInstance, ctx: Context, operations: BoundOperation[]) {
  const boundOperations = new Map<
    string,
    { operation: BoundOperation; limit: ReturnType<typeof pageRateLimit> }
  >(
    operations.map(operation => {
      const limit = pageRateLimit(app, operation.id);
      return [`${operation.method} ${operation.url}`, { operation, limit }];
    }),
  );

  async function run(
    call: Request,
    request: FastifyRequest,
    reply: FastifyReply,
    caller: () => Promise<Caller>,
  ): Promise<Response> {
    const { pathname, search } = new URL(call.url);
    const { operation, limit } = boundOperations.get(`${call.method} ${pathname}`) ?? {};
    try {
      if (!operation) throw new ApiError('not_found');
      await limit?.(request);
      const answer = await runOperation(operation, await caller(), await inputOf(call, search));
      setCookies(request, reply, answer.cookies ?? [], ctx.config.production);
      const { status, body, headers = {} } = answer;
      return body === undefined
        ? new Response(null, { status, headers })
        : Response.json(body, { status, headers });
    } catch (error) {
      const refusal = refusalOf(ctx, error as Error, request, operation?.id);
      setCookies(request, reply, refusal.cookies, ctx.config.production);
      return Response.json(errorBody(refusal), { status: refusal.status });
    }
  }

  return (request: FastifyRequest, reply: FastifyReply): RenderContext['api'] => {
    let caller: Promise<Caller> | undefined;
    const read = () => (caller ??= readCaller(ctx, request, reply));
    return call => run(call, request, reply, read);
  };
}
