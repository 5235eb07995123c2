import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from './api-error.ts';
import { readCaller } from './caller.ts';
import { setCookies } from './cookies.ts';
import { errorBody, refusalOf } from './error-handler.ts';
import { pageLimit } from './limit-calls.ts';
import { type BoundOperation, type Input, runOperation } from './operation.ts';
import type { RenderContext } from './renderer.ts';
import type { Caller } from './types.ts';

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
  const known = new Map<string, { operation: BoundOperation; limit: ReturnType<typeof pageLimit> }>(
    operations.map(operation => {
      const limit = pageLimit(app, operation.id);
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
    const { operation, limit } = known.get(`${call.method} ${pathname}`) ?? {};
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
