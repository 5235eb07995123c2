import type { FastifyRequest } from 'fastify';
import type { Context } from '../context/context.ts';
import { networkOf } from '../context/ip-address.ts';
import type { ErrorCode } from '../domain/api-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route's operation in logs and metrics. */
    operation?: string;
  }
  interface FastifyRequest {
    /** Id of the calling member, once it is known; for the log. */
    memberId: string | null;
  }
}

/** Codes that are logged each time, since the analysis of an attack needs every one. */
const loggedCodes = new Set<ErrorCode>([
  'login_failed',
  'account_blocked',
  'old_password_wrong',
  'account_disabled',
  'too_many_reset_attempts',
  'reset_link_invalid',
  'direct_debit_code_invalid',
  'second_factor_invalid',
  'login_code_required',
  'login_code_invalid',
  'activation_code_invalid',
  'request_refused',
  'authentication_required',
]);

/** Codes that are harmless once, but suspicious when repeated: somebody may be trying ids of others or probing the input checks. */
const countedCodes = new Set<ErrorCode>([
  'not_found',
  'recipient_unavailable',
  'blocked_by_member',
  'premium_only',
  'invalid_request',
  'payload_too_large',
  'photo_unreadable',
  'photo_heic',
  'photo_too_small',
  'photo_too_many_pixels',
  'idempotency_conflict',
]);
const countedMs = 10 * 60_000;

/** Whether a refusal may be part of an attack. Not `getUser` without a session, which every page of a visitor calls. */
const isAttempt = (code: ErrorCode, operation: string | undefined) =>
  loggedCodes.has(code) && (code !== 'authentication_required' || operation !== 'getUser');

/** True for the 1st, 10th, 100th …: logging only these is enough to notice an attack, and the log cannot be flooded. */
const isMilestone = (times: number) => /^10*$/.test(String(times));

/** Counts a refusal in the metrics, and logs it when it may be part of an attack. */
export function recordRefusal(
  ctx: Context,
  request: FastifyRequest,
  operation: string | undefined,
  code: ErrorCode,
): void {
  if (operation) ctx.metrics.refused(operation, code);
  const member = request.memberId ?? undefined;
  const facts = { code, operation, member, method: request.method, path: request.url.split('?')[0] };
  if (isAttempt(code, operation)) ctx.log.info({ ...facts, id: request.id }, 'refused');
  if (!operation || !countedCodes.has(code)) return;
  ctx.background.run(async () => {
    const key = `refused ${member ?? networkOf(request)} ${operation} ${code}`;
    const { current: times } = await ctx.limits.add(key, countedMs);
    if (!isMilestone(times)) return;
    const level = times === 1 ? 'info' : 'warn';
    ctx.log[level]({ ...facts, times, id: request.id }, 'refused');
  });
}
