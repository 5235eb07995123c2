import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Counters } from '../ports/limits/limits.ts';
import { ApiError } from './api-error.ts';
import { limitOf } from './limits.ts';
import type { OperationId } from './types.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const keyOf = (request: FastifyRequest, operation: string | undefined) =>
  `${normalizeIP(request.ip)} ${operation}`;

const refused = (ttl: number) => new ApiError('rate_limited', { minutes: Math.ceil(ttl / 60_000) });

/** Lets the plugin count wherever the installation counts. */
const storeOf = (counters: Counters) =>
  class implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      counters.add(key, windowMs).then(
        count => callback(null, count),
        (error: Error) => callback(error),
      );
    }
    // the keys name the operation
    child = () => this;
  };

/** Limits how often one address may call an operation. */
export async function limitCalls(app: FastifyInstance, ctx: Context): Promise<void> {
  if (!ctx.config.rateLimits) return;
  await app.register(rateLimit, {
    global: false,
    store: storeOf(ctx.limits),
    keyGenerator: request => keyOf(request, request.routeOptions.config.operation),
    // developers, end-to-end tests and measurements call from the same machine
    allowList: request => !ctx.config.production && loopback.has(request.ip),
    // RateLimit-Limit, -Remaining and -Reset, as the contract has them
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) => refused(ttl),
  });
}

/** Counts what is called for a page as a call of its visitor; nothing where calls are not limited. */
export function pageLimit(app: FastifyInstance, operation: OperationId) {
  if (!app.hasDecorator('createRateLimit')) return;
  const count = app.createRateLimit({
    ...limitOf(operation),
    keyGenerator: request => keyOf(request, operation),
  });
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw refused(counted.ttl);
  };
}
