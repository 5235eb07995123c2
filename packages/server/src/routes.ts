import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { type DrawPicture, pictureRoutes } from './photos/serve.ts';
import { outboxRoutes } from './sandbox/outbox/routes.ts';
import { paymentSandboxRoutes } from './sandbox/payments/routes.ts';
import { brandIconRoutes } from './sites/brand-icons.ts';

/**
 * Routes outside the contract: pictures, and development pages, which do not exist in production.
 *
 * @param drawPicture draws pictures of demo members; null when there are none
 */
export async function routes(
  app: FastifyInstance,
  ctx: Context,
  drawPicture: DrawPicture | null = null,
): Promise<void> {
  pictureRoutes(app, ctx, drawPicture);
  await brandIconRoutes(app, ctx);
  if (ctx.config.production) return;
  outboxRoutes(app, ctx);
  await paymentSandboxRoutes(app, ctx);
}
