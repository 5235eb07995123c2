import { type Context, minorFrom, mollieMethods } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import { halAnswers, pageSize, textOrNull } from './api-answers.ts';
import { chargebackJson, listJson, methodJson, refundJson } from './mollie-json.ts';
import { findPayment } from './payment-store.ts';
import { addReversal, listReversals, reversalsOf } from './reversal-store.ts';
import type { Switches } from './switches.ts';
import type { WebhookSender } from './webhooks.ts';

interface RefundRequest {
  amount?: { currency?: unknown; value?: unknown };
  description?: unknown;
  metadata?: unknown;
}

/** The calls of Mollie's v2 API about refunds, chargebacks and payment methods that the product uses. */
export function reversalApi(
  app: FastifyInstance,
  ctx: Context,
  { switches, webhooks }: { switches: Switches; webhooks: WebhookSender },
): void {
  const answer = halAnswers(switches);

  app.post<{ Params: { id: string }; Body: RefundRequest | undefined }>(
    '/__payments/v2/payments/:id/refunds',
    { onRequest: answer.guard },
    async (request, reply) => {
      const payment = await findPayment(ctx.db, request.params.id);
      if (!payment) return answer.missing(reply);
      const { amount, description, metadata } = request.body ?? {};
      if (amount?.currency !== payment.amount_currency || !/^\d+\.\d{2}$/.test(String(amount.value))) {
        return answer.refused(reply, 'The amount is not valid', 'amount');
      }
      if (Number(amount.value) === 0)
        return answer.refused(reply, 'The amount is lower than the minimum', 'amount');
      const refund = await addReversal(ctx.db, {
        id: `re_${ctx.ids.key().slice(0, 12)}`,
        payment_id: payment.id,
        kind: 'refund',
        amount_minor: minorFrom(String(amount.value)),
        description: textOrNull(description) ?? payment.description,
        metadata: JSON.stringify(metadata ?? null),
        status: switches.refunds,
        idempotency_key: textOrNull(request.headers['idempotency-key']),
        created_at: ctx.clock.now(),
        ended_at: null,
      });
      if (!refund) return answer.refused(reply, 'The amount is higher than the maximum', 'amount');
      await webhooks.notify(payment);
      return answer.send(reply, 201, refundJson(refund, payment));
    },
  );

  for (const [name, kind, describe] of [
    ['refunds', 'refund', refundJson],
    ['chargebacks', 'chargeback', chargebackJson],
  ] as const) {
    app.get<{ Params: { id: string } }>(
      `/__payments/v2/payments/:id/${name}`,
      { onRequest: answer.guard },
      async (request, reply) => {
        const payment = await findPayment(ctx.db, request.params.id);
        if (!payment) return answer.missing(reply);
        const reversals = await reversalsOf(ctx.db, payment.id, kind);
        const items = reversals.map(reversal => describe(reversal, payment));
        return answer.send(reply, 200, listJson(name, items, `/v2/payments/${payment.id}/${name}`));
      },
    );

    app.get<{ Querystring: { from?: string; limit?: string } }>(
      `/__payments/v2/${name}`,
      { onRequest: answer.guard },
      async ({ query }, reply) => {
        const limit = pageSize(query.limit);
        const reversals = await listReversals(ctx.db, kind, query.from, limit + 1);
        const items = reversals.slice(0, limit).map(async reversal => {
          const payment = await findPayment(ctx.db, reversal.payment_id);
          return payment ? [describe(reversal, payment)] : [];
        });
        const next = reversals[limit] ? `/v2/${name}?from=${reversals[limit].id}&limit=${limit}` : null;
        return answer.send(
          reply,
          200,
          listJson(name, (await Promise.all(items)).flat(), `/v2/${name}`, next),
        );
      },
    );
  }

  app.get('/__payments/v2/methods', { onRequest: answer.guard }, async (_request, reply) => {
    const all = [...new Set(Object.values(mollieMethods))];
    const offered = all.filter(method => !switches.withoutMethods.includes(method));
    return answer.send(reply, 200, listJson('methods', offered.map(methodJson), '/v2/methods'));
  });
}
