import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.ts';
import { refuseCrossSite } from '../context/web-origin.ts';
import { readCaller } from './caller.ts';
import { setCookies } from './cookies.ts';
import type { EventStreams } from './event-streams.ts';
import { urgencyOf, type Work } from './load-shedding.ts';
import { limitOf } from './rate-limits.ts';
import { type Answer, type BoundOperation, runOperation } from './run-operation.ts';

function send(ctx: Context, request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  reply.code(answer.status);
  if (answer.headers) reply.headers(answer.headers);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  setCookies(request, reply, answer.cookies ?? [], ctx.config.production);
  return reply.send(answer.file ? Buffer.from(answer.file) : answer.body);
}

const takesFile = ({ body }: BoundOperation) => body?.byType.has('multipart/form-data') === true;

/** Adds a route for each operation. */
export function routeOperations(
  app: FastifyInstance,
  ctx: Context,
  operations: readonly BoundOperation[],
  { streams, work }: { streams: EventStreams; work: Work },
): void {
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.url,
      config: { rateLimit: limitOf(operation.id), operation: operation.id },
      // a GET that changes something takes no HEAD, which must change nothing
      exposeHeadRoute: !operation.needsClient,
      handler: async (request, reply) => {
        refuseCrossSite(operation, request);
        const run = async () => runOperation(operation, await readCaller(ctx, request, reply), request);
        // an upload may take minutes on a slow connection, and must not count as work in progress while it arrives
        const answer = await (takesFile(operation)
          ? run()
          : work(urgencyOf(operation.id), operation.id, run));
        if (!answer.stream) return send(ctx, request, reply, answer);
        if (request.method === 'HEAD') return reply.type('text/event-stream').send();
        streams.open(reply, answer.stream);
        return reply;
      },
    });
  }
}
