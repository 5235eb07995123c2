import type { Context } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import { halAnswers, textOrNull } from './api-answers.ts';
import { addCustomer, findCustomer, type SandboxCustomer } from './mandate-store.ts';
import { documentation, link, listJson, paymentJson } from './mollie-json.ts';
import { paymentsOfCustomer } from './payment-store.ts';
import type { Switches } from './switches.ts';

/** A payer in the format of Mollie's API. */
function customerJson(customer: SandboxCustomer) {
  const path = `/v2/customers/${customer.id}`;
  return {
    resource: 'customer',
    id: customer.id,
    mode: 'test',
    name: customer.name,
    email: null,
    locale: customer.locale,
    metadata: JSON.parse(customer.metadata) as unknown,
    createdAt: customer.created_at.toISOString(),
    _links: {
      self: link(path),
      dashboard: documentation,
      payments: link(`${path}/payments`),
      mandates: link(`${path}/mandates`),
      documentation,
    },
  };
}

/** The calls of Mollie's v2 API about customers that direct debit uses. */
export function customerApi(app: FastifyInstance, ctx: Context, switches: Switches): void {
  const answer = halAnswers(switches);

  app.post<{ Body: Record<string, unknown> | undefined }>(
    '/__payments/v2/customers',
    { onRequest: answer.guard },
    async (request, reply) => {
      const { name, locale, metadata } = request.body ?? {};
      const customer = await addCustomer(ctx.db, {
        id: `cst_${ctx.ids.key().slice(0, 10)}`,
        name: textOrNull(name),
        locale: textOrNull(locale),
        metadata: JSON.stringify(metadata ?? null),
        idempotency_key: textOrNull(request.headers['idempotency-key']),
        created_at: ctx.clock.now(),
      });
      return answer.send(reply, 201, customerJson(customer));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/__payments/v2/customers/:id',
    { onRequest: answer.guard },
    async (request, reply) => {
      const customer = await findCustomer(ctx.db, request.params.id);
      return customer ? answer.send(reply, 200, customerJson(customer)) : answer.missing(reply);
    },
  );

  app.get<{ Params: { id: string } }>(
    '/__payments/v2/customers/:id/payments',
    { onRequest: answer.guard },
    async (request, reply) => {
      const customer = await findCustomer(ctx.db, request.params.id);
      if (!customer) return answer.missing(reply);
      const items = (await paymentsOfCustomer(ctx.db, customer.id)).map(payment => paymentJson(payment));
      return answer.send(reply, 200, listJson('payments', items, `/v2/customers/${customer.id}/payments`));
    },
  );
}
