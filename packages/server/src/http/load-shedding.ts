import type { Context } from '../context.ts';
import { ApiError } from './api-error.ts';
import type { OperationId } from './types.ts';

/**
 * Calls that may be worked on at once before more of a kind are refused, for each connection to the database: what pages
 * repeat by themselves is refused first, what moves money or brings a message last.
 */
const room = { repeated: 8, usual: 16, vital: 32 };
/** How much is lost when a call is refused. */
export type Urgency = keyof typeof room;

const urgencies: Partial<Record<OperationId, Urgency>> = {
  events: 'repeated',
  getUser: 'repeated',
  getChats: 'repeated',
  typing: 'repeated',
  pageHidden: 'repeated',
  trackVisit: 'repeated',
  sendMessage: 'vital',
  createPayment: 'vital',
  getPayment: 'vital',
  paymentWebhook: 'vital',
  startDirectDebit: 'vital',
  confirmDirectDebit: 'vital',
  resendDirectDebitCode: 'vital',
  revokeMandate: 'vital',
  withdraw: 'vital',
  cancelPremium: 'vital',
};

/** How much is lost when a call of an operation is refused. */
export const urgencyOf = (operation: OperationId): Urgency => urgencies[operation] ?? 'usual';

/**
 * Does the work of a call.
 *
 * @throws ApiError `service_unavailable` at once when there is so much to do that the caller would wait for seconds
 */
export type Work = <Result>(urgency: Urgency, name: string, work: () => Promise<Result>) => Promise<Result>;

const logEveryMs = 60_000;

/** Counts what this process works on, and refuses what is too much. What waits longer and longer keeps memory for good. */
export function createWork({ config, clock, log, metrics }: Context): Work {
  let working = 0;
  let logged = Number.NEGATIVE_INFINITY;
  const refuse = (name: string): never => {
    metrics.refused(name, 'service_unavailable');
    const now = clock.now().getTime();
    if (now - logged >= logEveryMs) {
      logged = now;
      log.warn({ working, operation: name }, 'more calls than this process can work on: some are refused');
    }
    throw new ApiError('service_unavailable');
  };
  return async (urgency, name, work) => {
    if (working >= room[urgency] * config.databasePool) return refuse(name);
    working += 1;
    try {
      return await work();
    } finally {
      working -= 1;
    }
  };
}
