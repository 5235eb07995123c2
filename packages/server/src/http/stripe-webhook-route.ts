import type { FastifyInstance } from 'fastify';
import { handlePaymentWebhook } from '../areas/payments/api.ts';
import type { Context } from '../context/context.ts';
import { ApiError } from '../domain/api-error.ts';

const mostBytes = 256 * 1024;

/**
 * Adds `/api/stripe-webhook.php`, where Stripe reports changed payments. A signature is checked over the bytes as they came;
 * then, as for every provider, only the id is used, and the state is fetched. Without Stripe there is no such route.
 */
export async function stripeWebhookRoute(server: FastifyInstance, ctx: Context): Promise<void> {
  const provider = ctx.payments.all.find(({ name }) => name === 'stripe');
  if (!provider?.readWebhook) return;
  const read = provider.readWebhook;
  await server.register(async app => {
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    app.post('/api/stripe-webhook.php', async (request, reply) => {
      const { body, headers } = request;
      if (!Buffer.isBuffer(body)) throw new ApiError('invalid_request');
      const providerId = await read(body, String(headers['stripe-signature'] ?? ''));
      if (providerId !== null) await handlePaymentWebhook(ctx, provider, providerId);
      return reply.code(204).send();
    });
  });
}
