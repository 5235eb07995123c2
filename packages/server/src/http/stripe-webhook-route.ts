import type { FastifyInstance } from 'fastify';
import { handlePaymentWebhook } from '../areas/payments/api.ts';
import type { Context } from '../context/context.ts';
import { acceptRawBodies, rawBody } from '../context/request-bodies.ts';

/**
 * Adds `/api/stripe-webhook.php`, where Stripe reports changed payments. A signature is checked over the bytes as they came;
 * then, as for every provider, only the id is used, and the state is fetched. Without Stripe there is no such route.
 */
export async function stripeWebhookRoute(server: FastifyInstance, ctx: Context): Promise<void> {
  const provider = ctx.payments.all.find(({ name }) => name === 'stripe');
  if (!provider?.readWebhook) return;
  const read = provider.readWebhook;
  await server.register(async app => {
    acceptRawBodies(app, 'application/json');
    app.post('/api/stripe-webhook.php', async (request, reply) => {
      const providerId = await read(rawBody(request), String(request.headers['stripe-signature'] ?? ''));
      if (providerId !== null) await handlePaymentWebhook(ctx, provider, providerId);
      return reply.code(204).send();
    });
  });
}
