import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { errorJson, openMs, paymentJson } from './mollie-json.ts';
import * as store from './store.ts';

const hal = 'application/hal+json';

/** What a shop sends to begin a payment, as far as the sandbox looks at it. */
interface PaymentRequest {
  amount?: { currency?: unknown; value?: unknown };
  description?: unknown;
  redirectUrl?: unknown;
  webhookUrl?: unknown;
  method?: unknown;
  locale?: unknown;
  metadata?: unknown;
}

/** First field that cannot be used, with the reason. */
function complaint(body: PaymentRequest): [field: string, detail: string] | null {
  const { amount, description, redirectUrl, webhookUrl } = body;
  if (!/^[A-Z]{3}$/.test(String(amount?.currency))) return ['amount.currency', 'The currency is not valid'];
  const { value } = amount ?? {};
  if (typeof value !== 'string' || !/^\d+\.\d{2}$/.test(value))
    return ['amount.value', 'The amount is not valid'];
  if (typeof description !== 'string' || description === '')
    return ['description', 'The description is missing'];
  if (!URL.canParse(String(redirectUrl))) return ['redirectUrl', 'The redirect URL is not valid'];
  const hasWebhook = webhookUrl !== undefined && webhookUrl !== null;
  if (hasWebhook && !URL.canParse(String(webhookUrl))) return ['webhookUrl', 'The webhook URL is not valid'];
  return null;
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** The payment, expired by now if nobody paid in time. */
export async function currentPayment(ctx: Context, id: string): Promise<store.SandboxPayment | undefined> {
  const payment = await store.findPayment(ctx.db, id);
  const now = ctx.clock.now();
  if (payment?.status !== 'open' || now.getTime() - payment.created_at.getTime() < openMs) return payment;
  return (await store.endPayment(ctx.db, id, 'expired', now)) ?? store.findPayment(ctx.db, id);
}

/** The part of Mollie's v2 API that the product uses. */
export function apiRoutes(app: FastifyInstance, ctx: Context): void {
  const send = (reply: FastifyReply, status: number, body: object) =>
    reply.code(status).type(hal).send(JSON.stringify(body));
  const refuseWithoutKey = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization?.startsWith('Bearer test_')) return;
    await send(reply, 401, errorJson(401, 'Unauthorized Request', 'A test API key is missing'));
  };
  const missing = (reply: FastifyReply) =>
    send(reply, 404, errorJson(404, 'Not Found', 'No payment exists with this token.'));

  app.post<{ Body: PaymentRequest | undefined }>(
    '/__payments/v2/payments',
    { onRequest: refuseWithoutKey },
    async (request, reply) => {
      const body = request.body ?? {};
      const wrong = complaint(body);
      if (wrong) return send(reply, 422, errorJson(422, 'Unprocessable Entity', wrong[1], wrong[0]));
      const payment = await store.addPayment(ctx.db, {
        id: `tr_${ctx.ids.key().slice(0, 12)}`,
        status: 'open',
        amount_value: String(body.amount?.value),
        amount_currency: String(body.amount?.currency),
        description: String(body.description),
        method: textOrNull(body.method),
        locale: textOrNull(body.locale),
        redirect_url: String(body.redirectUrl),
        webhook_url: textOrNull(body.webhookUrl),
        metadata: JSON.stringify(body.metadata ?? null),
        idempotency_key: textOrNull(request.headers['idempotency-key']),
        created_at: ctx.clock.now(),
        ended_at: null,
      });
      return send(reply, 201, paymentJson(payment));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/__payments/v2/payments/:id',
    { onRequest: refuseWithoutKey },
    async (request, reply) => {
      const payment = await currentPayment(ctx, request.params.id);
      return payment ? send(reply, 200, paymentJson(payment)) : missing(reply);
    },
  );
}
