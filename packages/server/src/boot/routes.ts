import type { FastifyInstance } from 'fastify';
import { type DemoPicture, pictureRoutes } from '../areas/pictures/api.ts';
import { brandIconRoutes, wellKnownRoutes } from '../areas/sites/api.ts';
import type { Context } from '../context/context.ts';
import { mailReportRoute } from '../http/mail-report-route.ts';
import { stripeWebhookRoute } from '../http/stripe-webhook-route.ts';

/**
 * Routes outside the contract: pictures, the icons of tenants' themes, files at well-known addresses, reports of mail servers, and
 * Stripe's webhook.
 *
 * @param demoPicture pictures of demo members; null when there are none
 */
export async function routes(
  app: FastifyInstance,
  ctx: Context,
  demoPicture: DemoPicture | null = null,
): Promise<void> {
  pictureRoutes(app, ctx, demoPicture);
  await brandIconRoutes(app, ctx);
  wellKnownRoutes(app, ctx);
  await mailReportRoute(app, ctx);
  await stripeWebhookRoute(app, ctx);
}
