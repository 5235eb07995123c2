import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { mailReportRoute } from './mail/report-route.ts';
import { type DrawPicture, pictureRoutes } from './photos/serve.ts';
import { brandIconRoutes } from './sites/brand-icons.ts';
import { wellKnownRoutes } from './sites/well-known.ts';

/**
 * Routes outside the contract: pictures, the icons of tenants' themes, files at well-known addresses, and reports of mail servers.
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
  wellKnownRoutes(app, ctx);
  await mailReportRoute(app, ctx);
}
