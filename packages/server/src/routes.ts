import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { outboxRoutes } from './sandbox/outbox/routes.ts';

/** Routes outside the contract: pictures, and development pages, which do not exist in production. */
export async function routes(app: FastifyInstance, ctx: Context): Promise<void> {
  if (ctx.config.production) return;
  outboxRoutes(app, ctx);
}
