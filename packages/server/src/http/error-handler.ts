import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Context } from '../context/context.ts';
import { denyAllPolicy } from '../context/security-headers.ts';
import { ApiError } from '../domain/api-error.ts';
import { databaseFault } from '../infrastructure/postgres/faults.ts';
import { Unavailable } from '../infrastructure/unavailable.ts';
import { setCookies } from './cookies.ts';
import { recordRefusal } from './refusals.ts';

/** PostgreSQL errors for text that it cannot store, such as a NUL character: the caller sent it. */
const unstorable = new Set(['22021', '22P05']);
/** Seconds after which clients may try again after a 503. */
const retrySeconds = 2;

/**
 * Value of `Retry-After` in seconds: for a 503, and for a 429 of a rule with minutes in its details. The rate limits
 * set their own.
 */
export function waitOf({ status, details }: ApiError): number | undefined {
  if (status === 503) return retrySeconds;
  if (status !== 429 || details === undefined || Array.isArray(details)) return undefined;
  return details.minutes === undefined ? undefined : details.minutes * 60;
}

const tooLarge = new Set(['FST_ERR_CTP_BODY_TOO_LARGE', 'FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT']);
/** SQLSTATE with which the database refuses to spend credits while the member pauses spending (`sql/functions/spending_paused_until.sql`). */
const pausedCode = 'VP001';

function pausedError(error: Error): ApiError {
  const until = 'detail' in error && typeof error.detail === 'string' ? error.detail : undefined;
  return new ApiError('spending_paused', until === undefined ? undefined : { until });
}

function asApiError(error: Error | FastifyError, request: FastifyRequest, log: Logger): ApiError {
  if (error instanceof ApiError) return error;
  const { code = '', statusCode } = error as Partial<FastifyError>;
  if (tooLarge.has(code)) return new ApiError('payload_too_large');
  if (unstorable.has(code)) return new ApiError('invalid_request');
  if (code === pausedCode) return pausedError(error);
  if (statusCode !== undefined && statusCode < 500) return new ApiError('invalid_request');
  const away = error instanceof Unavailable ? error : databaseFault(error);
  if (away) {
    log.warn(
      { reason: away.message, method: request.method, path: request.url.split('?')[0] },
      'unavailable',
    );
    return new ApiError('service_unavailable');
  }
  log.error(
    { err: error, method: request.method, path: request.url.split('?')[0], id: request.id },
    'failed',
  );
  return new ApiError('internal_error', { reference: request.id });
}

/** Maps an error of an operation to the response; internal errors are logged with their reference. */
export function refusalOf(
  ctx: Context,
  error: Error,
  request: FastifyRequest,
  operation: string | undefined,
): ApiError {
  const problem = asApiError(error, request, ctx.log);
  if (problem.status < 500) recordRefusal(ctx, request, operation, problem.code);
  return problem;
}

/** The contract's error body. */
export const errorBody = ({ code, message, details }: ApiError) => ({
  code,
  message,
  ...(details && { details }),
});

/** Answers every failure with the contract's error body. */
export function errorHandler(ctx: Context) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const problem = refusalOf(ctx, error, request, request.routeOptions.config.operation);
    const wait = waitOf(problem);
    setCookies(request, reply, problem.cookies, ctx.config.production);
    if (wait !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', wait);
    return reply.code(problem.status).header('cache-control', 'no-store').send(errorBody(problem));
  };
}

/** Headers for responses that bypass the hooks, because the request could not be parsed. */
export const rawResponseHeaders = (production: boolean): Record<string, string> => ({
  'content-security-policy': denyAllPolicy,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  ...(production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers a malformed HTTP request and closes the connection. */
export function malformedRequestHandler(production: boolean) {
  const body = JSON.stringify(errorBody(new ApiError('invalid_request')));
  const headers = {
    ...rawResponseHeaders(production),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses[error.code ?? ''] ?? 400;
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
}
