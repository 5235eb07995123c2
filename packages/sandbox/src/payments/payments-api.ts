import type { Context } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import { halAnswers, pageSize, textOrNull } from './api-answers.ts';
import { mandateToUse } from './mandates-api.ts';
import { bankMs, listJson, openMs, paymentJson } from './mollie-json.ts';
import * as store from './payment-store.ts';
import { reversalsOf } from './reversal-store.ts';
import type { Switches } from './switches.ts';
import type { WebhookSender } from './webhooks.ts';

/** The fields of a shop's request for a payment that the sandbox uses. */
interface PaymentRequest {
  amount?: { currency?: unknown; value?: unknown };
  description?: unknown;
  redirectUrl?: unknown;
  webhookUrl?: unknown;
  method?: unknown;
  locale?: unknown;
  metadata?: unknown;
  sequenceType?: unknown;
  customerId?: unknown;
  mandateId?: unknown;
}

/** The first invalid field with the reason; null when all are valid. */
function invalidField(body: PaymentRequest): [field: string, detail: string] | null {
  const { amount, description, redirectUrl, webhookUrl } = body;
  if (!/^[A-Z]{3}$/.test(String(amount?.currency))) return ['amount.currency', 'The currency is not valid'];
  const { value } = amount ?? {};
  if (typeof value !== 'string' || !/^\d+\.\d{2}$/.test(value))
    return ['amount.value', 'The amount is not valid'];
  if (Number(value) === 0) return ['amount.value', 'The amount is lower than the minimum'];
  if (typeof description !== 'string' || description === '')
    return ['description', 'The description is missing'];
  if (body.sequenceType !== 'recurring' && !URL.canParse(String(redirectUrl)))
    return ['redirectUrl', 'The redirect URL is not valid'];
  const hasWebhook = webhookUrl !== undefined && webhookUrl !== null;
  if (hasWebhook && !URL.canParse(String(webhookUrl))) return ['webhookUrl', 'The webhook URL is not valid'];
  return null;
}

/** The payment after the time that has passed: an open one expires, a direct debit is paid after two days. */
export async function currentPayment(ctx: Context, id: string): Promise<store.SandboxPayment | undefined> {
  const payment = await store.findPayment(ctx.db, id);
  const now = ctx.clock.now();
  const age = payment ? now.getTime() - payment.created_at.getTime() : 0;
  const due =
    (payment?.status === 'open' && age >= openMs && 'expired') ||
    (payment?.status === 'pending' && age >= bankMs && 'paid');
  if (!due) return payment;
  return (await store.endPayment(ctx.db, id, due, now)) ?? store.findPayment(ctx.db, id);
}

/** The calls of Mollie's v2 API about payments that the product uses. */
export function paymentApi(
  app: FastifyInstance,
  ctx: Context,
  { switches, webhooks }: { switches: Switches; webhooks: WebhookSender },
): void {
  const answer = halAnswers(switches);
  const describe = async (payment: store.SandboxPayment) =>
    paymentJson(payment, payment.status === 'paid' ? await reversalsOf(ctx.db, payment.id) : []);

  app.post<{ Body: PaymentRequest | undefined }>(
    '/__payments/v2/payments',
    { onRequest: answer.guard },
    async (request, reply) => {
      const body = request.body ?? {};
      const invalid = invalidField(body);
      if (invalid) return answer.refused(reply, invalid[1], invalid[0]);
      const method = textOrNull(body.method);
      if (method !== null && switches.withoutMethods.includes(method)) {
        return answer.refused(reply, 'The payment method is not active on your website profile', 'method');
      }
      const recurring = body.sequenceType === 'recurring';
      const mandate = recurring ? await mandateToUse(ctx, body.customerId, body.mandateId) : null;
      if (recurring && !mandate) {
        return answer.refused(reply, 'No suitable mandates found for customer', 'mandateId');
      }
      const payment = await store.addPayment(ctx.db, {
        id: `tr_${ctx.ids.key().slice(0, 12)}`,
        status: mandate ? 'pending' : 'open',
        customer_id: mandate?.customer_id ?? null,
        mandate_id: mandate?.id ?? null,
        amount_value: String(body.amount?.value),
        amount_currency: String(body.amount?.currency),
        description: String(body.description),
        method,
        locale: textOrNull(body.locale),
        // `checkoutUrl` needs an address of the shop, also for a direct debit, whose request has no redirect URL
        redirect_url: String(body.redirectUrl ?? new URL('/', String(body.webhookUrl ?? 'http://localhost'))),
        webhook_url: textOrNull(body.webhookUrl),
        metadata: JSON.stringify(body.metadata ?? null),
        idempotency_key: textOrNull(request.headers['idempotency-key']),
        created_at: ctx.clock.now(),
        ended_at: null,
      });
      return answer.send(reply, 201, paymentJson(payment));
    },
  );

  app.get<{ Querystring: { from?: string; limit?: string } }>(
    '/__payments/v2/payments',
    { onRequest: answer.guard },
    async (request, reply) => {
      const limit = pageSize(request.query.limit);
      const from = request.query.from ? await store.findPayment(ctx.db, request.query.from) : undefined;
      const payments = await store.listPayments(ctx.db, from, limit + 1);
      const items = await Promise.all(payments.slice(0, limit).map(describe));
      const next = payments[limit];
      const nextPath = next ? `/v2/payments?from=${next.id}&limit=${limit}` : null;
      return answer.send(reply, 200, listJson('payments', items, '/v2/payments', nextPath));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/__payments/v2/payments/:id',
    { onRequest: answer.guard },
    async (request, reply) => {
      const payment = await currentPayment(ctx, request.params.id);
      return payment ? answer.send(reply, 200, await describe(payment)) : answer.missing(reply);
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/__payments/v2/payments/:id',
    { onRequest: answer.guard },
    async (request, reply) => {
      const payment = await currentPayment(ctx, request.params.id);
      if (!payment) return answer.missing(reply);
      const ended = await store.endPayment(ctx.db, payment.id, 'canceled', ctx.clock.now());
      if (!ended) return answer.refused(reply, 'The payment cannot be canceled');
      await webhooks.notify(ended);
      return answer.send(reply, 200, paymentJson(ended));
    },
  );
}
