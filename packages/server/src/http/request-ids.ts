import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context/context.ts';
import { withCall } from '../infrastructure/current-call.ts';

const header = 'x-request-id';
/** Ids of usual proxies; with nothing that could pretend to be something else in a log. */
const form = /^[\w.=:-]{1,64}$/;

/**
 * Makes the ids of requests, for the log and for the caller: the one that a trusted proxy sends, else a counter, since
 * random ids would cost more for every call.
 *
 * @param process different for each process
 */
export function requestIds(process: string, trustProxy: boolean): (request: IncomingMessage) => string {
  let count = 0;
  return ({ headers }) => {
    const given = trustProxy ? headers[header] : undefined;
    if (typeof given === 'string' && form.test(given)) return given;
    return `${process}${(count++).toString(36).padStart(4, '0')}`;
  };
}

/** Names each request in its answer and in all lines of the log, and follows its trace; to be called before routes are added. */
export async function identifyRequests(app: FastifyInstance, ctx: Context): Promise<void> {
  const { tracing, config } = ctx;
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
    if (config.trustProxy) return;
    // a caller could make all its calls look like one, or have each of them traced
    delete request.headers.traceparent;
    delete request.headers.tracestate;
  });
  await tracing.observe(app);
  app.addHook('onRequest', ({ id }, _reply, done) => withCall({ id, trace: tracing.traceId() }, done));
  // once more, since a body arrives outside of the call
  app.addHook('preValidation', ({ id }, _reply, done) => withCall({ id, trace: tracing.traceId() }, done));
}
