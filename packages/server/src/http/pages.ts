import { randomBytes } from 'node:crypto';
import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sharePictureOf } from '../areas/sites/api.ts';
import type { Context } from '../context/context.ts';
import type { Caller } from '../context/operation.ts';
import { pagePolicy } from '../context/security-headers.ts';
import { publicOrigin, requestOrigin } from '../context/web-origin.ts';
import { ApiError } from '../domain/api-error.ts';
import { isListed } from '../infrastructure/config/config.ts';
import { readCaller } from './caller.ts';
import { setCookies } from './cookies.ts';
import { errorBody, refusalOf, waitOf } from './error-handler.ts';
import { answerPlainly } from './error-page.ts';
import type { Work } from './load-shedding.ts';
import { pageRateLimit, viewRateLimit } from './rate-limits.ts';
import type { RenderTurns } from './render-turns.ts';
import type { RenderContext, RenderPage } from './renderer.ts';
import { type BoundOperation, type Input, runOperation } from './run-operation.ts';

function asRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  const url = URL.parse(requestOrigin(request) + request.url);
  // no host, or an invalid port
  if (!url) throw new ApiError('invalid_request');
  return new Request(url, { headers });
}

/** What page views need of the server. */
interface PageParts {
  app: FastifyInstance;
  ctx: Context;
  calls: PageCalls;
  work: Work;
  turns: RenderTurns;
}

/** Answers a page view with the page that the app renders, or with a plain page that says why that failed. */
export function pageHandler(render: RenderPage, { app, ctx, calls, work, turns }: PageParts) {
  const countView = viewRateLimit(app);
  const listed = isListed(ctx.config);
  const bucketOrigin = ctx.config.s3?.publicUrl ?? null;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64');
    const site = ctx.sites.forHost(request.host);
    const { tenant_theme: tenantTheme, cdn_prefix: picturePrefix, languages, company } = site;
    const origin = publicOrigin(request, site, ctx.config.production);
    const published = { origin, languages, listed, company, sharePicture: sharePictureOf(site) };
    let response: Response;
    try {
      await countView?.(request);
      await ctx.moves.refuse(site.pool);
      const view = asRequest(request);
      const api = calls(request, reply);
      response = await work('usual', 'page', () =>
        render(view, {
          nonce,
          picturePrefix,
          published,
          ...(tenantTheme && { tenantTheme }),
          api,
          turn: turns.next,
        }),
      );
    } catch (error) {
      // an address that cannot be parsed
      if (error instanceof ApiError && error.code === 'invalid_request') throw error;
      return answerPlainly(ctx, error as Error, request, reply);
    }
    reply.code(response.status).header('content-security-policy', pagePolicy(nonce, bucketOrigin));
    // the header is left over from a refused call without which the page could be rendered
    if (response.status !== 429 && response.status !== 503) reply.removeHeader('retry-after');
    for (const [name, value] of response.headers) reply.header(name, value);
    // a page may contain personal data
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
 * The visitor, with the language that the page asks for, if the site has it: the path of a lander may name one, which only the
 * app knows.
 */
async function inItsLanguage(call: Request, caller: () => Promise<Caller>): Promise<Caller> {
  const known = await caller();
  const asked = known.site.languages.find(language => language === call.headers.get('accept-language'));
  return asked ? { ...known, language: asked } : known;
}

/** Makes the function by which one page calls operations. */
type PageCalls = (request: FastifyRequest, reply: FastifyReply) => RenderContext['api'];

/**
 * Lets pages call operations while they are rendered. The visitor is read once for all calls of a page, and an operation
 * is run without an HTTP request; rate limits, checks and errors are those of a call over HTTP.
 */
export function pageCalls(app: FastifyInstance, ctx: Context, operations: BoundOperation[]): PageCalls {
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
      const answer = await runOperation(
        operation,
        await inItsLanguage(call, caller),
        await inputOf(call, search),
      );
      setCookies(request, reply, answer.cookies ?? [], ctx.config.production);
      const { status, body, headers = {} } = answer;
      return body === undefined
        ? new Response(null, { status, headers })
        : Response.json(body, { status, headers });
    } catch (error) {
      const refusal = refusalOf(ctx, error as Error, request, operation?.id);
      const wait = waitOf(refusal);
      if (wait !== undefined) reply.header('retry-after', wait);
      setCookies(request, reply, refusal.cookies, ctx.config.production);
      return Response.json(errorBody(refusal), { status: refusal.status });
    }
  }

  return (request, reply) => {
    let caller: Promise<Caller> | undefined;
    const read = () => (caller ??= readCaller(ctx, request, reply));
    return call => run(call, request, reply, read);
  };
}
