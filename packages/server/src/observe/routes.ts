import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const ofProxies = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/** True for a caller on this machine who does not speak for somebody else. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  return loopback.has(socket.remoteAddress ?? '') && ofProxies.every(name => headers[name] === undefined);
}

/** A route's name in the metrics: few enough names, whatever visitors ask for and however many files the app has. */
function routeOf(url: string | undefined, status: number): string {
  if (url === undefined || url === '/*') return status === 404 ? 'other' : 'page';
  return /^\/(api|img|healthz|readyz|metrics|__)/.test(url) ? url : 'file';
}

/** `/healthz` (the process lives), `/readyz` (it can serve) and, unless they have a port of their own, `/metrics`. */
export function observeRoutes(app: FastifyInstance, ctx: Context): void {
  app.addHook('onResponse', (request, reply, done) => {
    // an event stream lasts as long as its page; the gauge of open ones tells of it
    if (reply.raw.getHeader('content-type') === 'text/event-stream') return done();
    const route = routeOf(request.routeOptions.url, reply.statusCode);
    ctx.metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
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
