import type { Context } from '../context/context.ts';
import type { OperationId } from '../context/operation.ts';
import { ApiError } from '../domain/api-error.ts';
import type { AcceptConnections } from './accept-connections.ts';
import { atMostOnceAMinute } from './once-a-minute.ts';

/**
 * Calls in progress, per database connection, from which further calls of a kind are refused: calls that pages
 * repeat by themselves are refused first, calls that move money or send a message last.
 */
const room = { repeated: 2, usual: 4, vital: 8 };
/** How important a call is under overload. */
export type Urgency = keyof typeof room;

/**
 * Milliseconds of delay of the event loop from which calls of a kind are refused. Pages keep the processor busy, not the database: then few calls are in
 * progress, and each waits long.
 */
const delays: Record<Urgency, number> = { repeated: 300, usual: 1_000, vital: 3_000 };

const urgencies: Partial<Record<OperationId, Urgency>> = {
  events: 'repeated',
  getUser: 'repeated',
  getChats: 'repeated',
  getLikes: 'repeated',
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

/** How important the calls of an operation are under overload. */
export const urgencyOf = (operation: OperationId): Urgency => urgencies[operation] ?? 'usual';

/**
 * Runs the work of a call.
 *
 * @throws ApiError `service_unavailable` at once, when there is so much work that the caller would wait for seconds
 */
export type Work = <Result>(urgency: Urgency, name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Counts the calls in progress of this process, and refuses calls beyond the limit, and while the event loop is late or the next page has waited long: a growing queue would only use
 * memory and make all callers wait.
 */
export function createWork(
  { config, clock, log, metrics }: Context,
  delay: () => number,
  acceptConnections: AcceptConnections,
): Work {
  let working = 0;
  const seldom = atMostOnceAMinute(clock);
  const refuse = (name: string): never => {
    metrics.refused(name, 'service_unavailable');
    seldom(() =>
      log.warn(
        { working, delayMs: Math.round(delay()), operation: name },
        'more calls than this process can work on: some are refused',
      ),
    );
    throw new ApiError('service_unavailable');
  };
  return async (urgency, name, work) => {
    if (working >= room[urgency] * config.databasePool || delay() >= delays[urgency]) return refuse(name);
    working += 1;
    try {
      // whoever has come meanwhile is counted, and perhaps refused, before this call keeps the processor busy
      await acceptConnections();
      return await work();
    } finally {
      working -= 1;
    }
  };
}
