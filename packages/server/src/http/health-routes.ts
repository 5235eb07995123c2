import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.ts';
import { isLoopback } from '../context/ip-address.ts';
import { ApiError } from '../domain/api-error.ts';

const ofProxies = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/** True for a caller on this machine that is not a proxy. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && ofProxies.every(name => headers[name] === undefined);
}

/** A route's name in the metrics. Pages and files share names, so that the number of names stays small. */
function routeOf(url: string | undefined, status: number): string {
  if (url === undefined || url === '/*') return status === 404 ? 'other' : 'page';
  return /^\/(api|img|healthz|readyz|metrics|__)/.test(url) ? url : 'file';
}

/**
 * Adds `/healthz` (the process runs), `/readyz` (it can serve) and, unless the metrics have their own port, `/metrics`. Once the
 * process is about to stop, each answer closes its connection.
 */
export function observeRoutes(app: FastifyInstance, ctx: Context): void {
  app.addHook('onResponse', (request, reply, done) => {
    // event streams last as long as their pages, so they are counted by the gauge of open streams instead
    if (reply.raw.getHeader('content-type') === 'text/event-stream') return done();
    const route = routeOf(request.routeOptions.url, reply.statusCode);
    ctx.metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  // a proxy that keeps connections would go on to send calls by them, whatever /readyz says
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (ctx.readiness.isDraining()) reply.header('connection', 'close');
    done();
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const report = await ctx.readiness.check();
    return reply
      .code(report.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report);
  });
  if (ctx.config.metricsPort !== null) return;
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) throw new ApiError('not_found');
    const { type, body } = await ctx.metrics.text();
    return reply.type(type).header('cache-control', 'no-store').send(body);
  });
}
