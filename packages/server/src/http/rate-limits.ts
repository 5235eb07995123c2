import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.ts';
import { ipAddressOf, isLoopback, networkOf } from '../context/ip-address.ts';
import type { OperationId } from '../context/operation.ts';
import { ApiError } from '../domain/api-error.ts';
import type { Counters } from '../infrastructure/limits/limits.ts';

/** The number of calls that one IP address may make within a time. */
export interface Limit {
  max: number;
  timeWindow: string;
}

const defaultLimit: Limit = { max: 600, timeWindow: '1 minute' };

/** Pages that one IP address may open: 50 a second, more than any shared network of an office or student house needs. */
export const viewLimit: Limit = { max: 3_000, timeWindow: '1 minute' };

/** Stricter limits for calls that could be used to guess secrets, or that cause costly work or mails. */
const operationLimits: Partial<Record<OperationId, Limit>> = {
  login: { max: 20, timeWindow: '1 minute' },
  signup: { max: 10, timeWindow: '10 minutes' },
  checkSignup: { max: 60, timeWindow: '1 minute' },
  openActivation: { max: 30, timeWindow: '1 minute' },
  activate: { max: 30, timeWindow: '1 minute' },
  activateByCode: { max: 10, timeWindow: '1 minute' },
  resendActivation: { max: 5, timeWindow: '10 minutes' },
  report: { max: 20, timeWindow: '10 minutes' },
  complain: { max: 5, timeWindow: '10 minutes' },
  getComplaint: { max: 30, timeWindow: '1 minute' },
  appeal: { max: 10, timeWindow: '10 minutes' },
  block: { max: 60, timeWindow: '10 minutes' },
  unblock: { max: 60, timeWindow: '10 minutes' },
  askReset: { max: 10, timeWindow: '10 minutes' },
  checkReset: { max: 30, timeWindow: '1 minute' },
  resetPassword: { max: 10, timeWindow: '1 minute' },
  changePassword: { max: 10, timeWindow: '1 minute' },
  startSecondFactor: { max: 10, timeWindow: '1 minute' },
  confirmSecondFactor: { max: 10, timeWindow: '1 minute' },
  endSecondFactor: { max: 10, timeWindow: '1 minute' },
  renewRecoveryCodes: { max: 10, timeWindow: '1 minute' },
  askMailChange: { max: 10, timeWindow: '10 minutes' },
  confirmMailChange: { max: 30, timeWindow: '1 minute' },
  undoMailChange: { max: 30, timeWindow: '1 minute' },
  unsubscribe: { max: 30, timeWindow: '1 minute' },
  openUnsubscribe: { max: 30, timeWindow: '1 minute' },
  updateNotifications: { max: 60, timeWindow: '1 minute' },
  askExport: { max: 10, timeWindow: '1 hour' },
  getCancellationFile: { max: 60, timeWindow: '10 minutes' },
  getReceiptFile: { max: 60, timeWindow: '10 minutes' },
  getExportFile: { max: 20, timeWindow: '10 minutes' },
  trackVisit: { max: 30, timeWindow: '1 minute' },
  deleteAccount: { max: 10, timeWindow: '10 minutes' },
  restoreAccount: { max: 30, timeWindow: '1 minute' },
  geocode: { max: 30, timeWindow: '1 minute' },
  checkTown: { max: 60, timeWindow: '1 minute' },
  uploadMessagePhoto: { max: 60, timeWindow: '10 minutes' },
  typing: { max: 120, timeWindow: '1 minute' },
  uploadPhoto: { max: 30, timeWindow: '10 minutes' },
  // each like notifies somebody
  like: { max: 60, timeWindow: '1 minute' },
  swipe: { max: 120, timeWindow: '1 minute' },
  getMatches: { max: 60, timeWindow: '1 minute' },
  withdraw: { max: 10, timeWindow: '10 minutes' },
  cancelPremium: { max: 10, timeWindow: '10 minutes' },
  decideDeclaration: { max: 30, timeWindow: '1 minute' },
  requestBegin: { max: 30, timeWindow: '10 minutes' },
  getDiscountCode: { max: 30, timeWindow: '10 minutes' },
  updateWalletLimits: { max: 30, timeWindow: '10 minutes' },
  createPayment: { max: 30, timeWindow: '10 minutes' },
  startDirectDebit: { max: 10, timeWindow: '10 minutes' },
  resendDirectDebitCode: { max: 10, timeWindow: '10 minutes' },
  confirmDirectDebit: { max: 20, timeWindow: '10 minutes' },
  revokeMandate: { max: 20, timeWindow: '10 minutes' },
};

/** How often one IP address may call an operation. */
export function limitOf(operation: OperationId): Limit {
  return operationLimits[operation] ?? defaultLimit;
}

const keyOf = (request: FastifyRequest, operation: string | undefined) =>
  `${networkOf(request)} ${operation}`;

const refused = (ttl: number) => new ApiError('rate_limited', { minutes: Math.ceil(ttl / 60_000) });

/** Store for the plugin that uses the installation's counters (in the process or in Redis). */
const storeOf = (counters: Counters) =>
  class implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      counters.add(key, windowMs).then(
        count => callback(null, count),
        (error: Error) => callback(error),
      );
    }
    // no store per route is needed, since the keys contain the operation
    child = () => this;
  };

/** Registers the limits of calls per operation and IP address. */
export async function registerRateLimits(app: FastifyInstance, ctx: Context): Promise<void> {
  if (!ctx.config.rateLimits) return;
  await app.register(rateLimit, {
    global: false,
    store: storeOf(ctx.limits),
    keyGenerator: request => keyOf(request, request.routeOptions.config.operation),
    // developers, end-to-end tests and measurements call from the same machine
    allowList: request => !ctx.config.production && isLoopback(ipAddressOf(request)),
    // RateLimit-Limit, -Remaining and -Reset, as the contract has them
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) => refused(ttl),
  });
}

/** Counts a request from within its handler; undefined where rate limits are off. */
type CountRequest = ((request: FastifyRequest) => Promise<void>) | undefined;

function counter(app: FastifyInstance, limit: Limit, name: string): CountRequest {
  if (!app.hasDecorator('createRateLimit')) return undefined;
  const count = app.createRateLimit({ ...limit, keyGenerator: request => keyOf(request, name) });
  return async request => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw refused(counted.ttl);
  };
}

/** Counts the page views of an IP address. */
export const viewRateLimit = (app: FastifyInstance): CountRequest => counter(app, viewLimit, 'page');

/**
 * Counts an operation that a page calls during rendering like a call of its visitor, if the operation has a stricter limit. The others, which
 * every page needs, are covered by the limit of page views.
 */
export function pageRateLimit(app: FastifyInstance, operation: OperationId): CountRequest {
  const limit = operationLimits[operation];
  return limit && counter(app, limit, operation);
}
