import { chooseLanguage, LOCALE_COOKIE, visibleLanguages } from '@velluto/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from './api-error.ts';
import { sendJson } from './compress.ts';
import { type Operation, readContract } from './contract.ts';
import { setCookies } from './cookies.ts';
import { invalidRequest } from './field-errors.ts';
import { hasFewValues } from './input-size.ts';
import { limitOf } from './limits.ts';
import { linkOrigin, refuseForeign } from './origin.ts';
import { readVisitor, rememberedVisitor, type SignedIn } from './session.ts';
import type { OpenStreams } from './streams.ts';
import type { Call, CookieChange, Service, Stream } from './types.ts';

/** What a handler gave, whichever operation it was. */
interface Answer {
  status: number;
  body?: unknown;
  stream?: Stream;
  /** Bytes instead of a body; the headers say what they are. */
  file?: Uint8Array;
  headers?: Record<string, string>;
  cookies?: CookieChange[];
}
type AnyHandler = (call: Call) => Promise<Answer>;

/** The visitor's country as the proxy in front tells it; browsers are not believed. */
function countryOf(ctx: Context, request: FastifyRequest): string | null {
  const country = ctx.config.trustProxy ? request.headers['cf-ipcountry'] : undefined;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
}

function checkInput(operation: Operation, request: FastifyRequest): void {
  if (!hasFewValues(request.query) || !hasFewValues(request.body)) throw new ApiError('invalid_request');
  const errors = [...operation.query(request.query), ...operation.headers(request.headers)];
  if (errors.length > 0) throw invalidRequest(errors);
  const { body } = operation;
  if (!body || (request.body === undefined && !body.required)) return;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  // a beacon may say text/plain where it sends JSON; so may any form of another site
  const isBeacon = type === 'text/plain' && !operation.needsClient;
  const check = body.byType.get(isBeacon ? 'application/json' : type);
  // the parts of an upload are read by its handler
  const missing = request.body === undefined && type !== 'multipart/form-data';
  const wrong = check ? check(missing ? {} : request.body) : [];
  if (!check || missing || wrong.length > 0) throw invalidRequest(wrong);
}

/** The call of a member or visitor. */
function makeCall(
  ctx: Context,
  operation: Operation,
  request: FastifyRequest,
  member: SignedIn | null,
): Call {
  const site = ctx.sites.forHost(request.host);
  const geoipCountry = countryOf(ctx, request);
  if (operation.needsSession && !member) throw new ApiError('authentication_required');
  checkInput(operation, request);
  const language = chooseLanguage({
    cookie: request.cookies[LOCALE_COOKIE],
    account: member?.language,
    domainLanguage: site.domain_language,
    acceptLanguage: request.headers['accept-language'],
    configured: site.languages,
    visible: visibleLanguages(geoipCountry, site.languages),
  });
  return {
    ...{ ctx, site, member, language, geoipCountry, request },
    query: request.query as Call['query'],
    body: request.body as Call['body'],
    idempotencyKey: String(request.headers['idempotency-key'] ?? ''),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    origin: linkOrigin(request, site, ctx.config.production),
  };
}

/** Operations that only read, and long enough to begin while it is asked whether a remembered session still holds. */
const readsAhead = new Set(['searchMembers']);

/** The answer of an operation, and cookies that go out whatever it is. */
async function answerOf(ctx: Context, operation: Operation, request: FastifyRequest, handle: AnyHandler) {
  const { pool } = ctx.sites.forHost(request.host);
  const run = async (member: SignedIn | null) => handle(makeCall(ctx, operation, request, member));
  const remembered = readsAhead.has(operation.id) ? rememberedVisitor(ctx, pool, request.cookies) : null;
  const ahead = remembered && run(remembered);
  // refused or thrown away, nobody may be listening any more
  ahead?.catch(() => {});
  const { member, cookies } = await readVisitor(ctx, pool, request.cookies);
  request.memberId = member?.id ?? null;
  const holds = member !== null && member.version === remembered?.version;
  return { answer: await (holds && ahead ? ahead : run(member)), cookies };
}

/** An answer that the contract does not know is our fault: refused while developing, told to the log in production. */
function checkAnswer(ctx: Context, operation: Operation, { status, body }: Answer): void {
  const check = operation.answer(status);
  const errors = check ? check(body ?? null) : [{ message: `no answer ${status} in the contract` }];
  if (errors.length === 0) return;
  ctx.log.error({ operation: operation.id, status, errors }, 'answer does not fit the contract');
  if (!ctx.config.production) throw new Error(`The answer of ${operation.id} does not fit the contract.`);
}

async function send(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<void> {
  reply.code(answer.status);
  if (answer.headers) reply.headers(answer.headers);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  setCookies(request, reply, answer.cookies ?? [], ctx.config.production);
  if (answer.file) await reply.send(Buffer.from(answer.file));
  else if (answer.body === undefined) await reply.send();
  else await sendJson(request, reply, answer.body);
}

/** Binds a handler to each operation of the contract. */
export function bindContract(
  app: FastifyInstance,
  ctx: Context,
  service: Partial<Service>,
  streams: OpenStreams,
): void {
  for (const operation of readContract()) {
    const handle = service[operation.id] as AnyHandler | undefined;
    if (!handle) continue;
    app.route({
      method: operation.method,
      url: operation.url,
      config: { rateLimit: limitOf(operation.id), operation: operation.id },
      handler: async (request, reply) => {
        refuseForeign(operation, request);
        const { answer, cookies } = await answerOf(ctx, operation, request, handle);
        if (answer.stream) {
          setCookies(request, reply, cookies, ctx.config.production);
          streams.open(reply, answer.stream);
          return;
        }
        checkAnswer(ctx, operation, answer);
        await send(ctx, request, reply, { ...answer, cookies: [...cookies, ...(answer.cookies ?? [])] });
      },
    });
  }
}
