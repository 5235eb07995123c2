import { ibanProblem, plainIban } from '@velluto/rules';
import type { Context } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import { halAnswers, textOrNull } from './api-answers.ts';
import * as store from './mandate-store.ts';
import { documentation, link, listJson } from './mollie-json.ts';
import type { Switches } from './switches.ts';

type Body = Record<string, unknown> | undefined;

/** The mandate that a collection names, or the payer's newest; undefined when there is none or it was revoked. */
export async function mandateToUse(
  ctx: Context,
  customerId: unknown,
  mandateId: unknown,
): Promise<store.SandboxMandate | undefined> {
  if (typeof customerId !== 'string') return undefined;
  if (typeof mandateId !== 'string') return store.validMandate(ctx.db, customerId);
  const mandate = await store.findMandate(ctx.db, customerId, mandateId);
  return mandate?.revoked ? undefined : mandate;
}

/** A mandate in the format of Mollie's API; the IBAN is decrypted only here. */
function mandateJson(ctx: Context, mandate: store.SandboxMandate) {
  const customerPath = `/v2/customers/${mandate.customer_id}`;
  return {
    resource: 'mandate',
    id: mandate.id,
    mode: 'test',
    status: mandate.revoked ? 'invalid' : 'valid',
    method: 'directdebit',
    details: {
      consumerName: mandate.name,
      consumerAccount: ctx.encryption.decrypt(mandate.account, mandate.id),
      consumerBic: 'SANDBOX1XXX',
    },
    signatureDate: mandate.signed_on,
    mandateReference: mandate.reference,
    customerId: mandate.customer_id,
    createdAt: mandate.created_at.toISOString(),
    _links: {
      self: link(`${customerPath}/mandates/${mandate.id}`),
      customer: link(customerPath),
      documentation,
    },
  };
}

/** The calls of Mollie's v2 API about mandates that direct debit uses. */
export function mandateApi(app: FastifyInstance, ctx: Context, switches: Switches): void {
  const answer = halAnswers(switches);

  app.post<{ Params: { id: string }; Body: Body }>(
    '/__payments/v2/customers/:id/mandates',
    { onRequest: answer.guard },
    async (request, reply) => {
      const customer = await store.findCustomer(ctx.db, request.params.id);
      if (!customer) return answer.missing(reply);
      const { method, consumerName, consumerAccount, signatureDate, mandateReference } = request.body ?? {};
      if (method !== 'directdebit') return answer.refused(reply, 'The payment method is invalid', 'method');
      const name = textOrNull(consumerName);
      if (!name) return answer.refused(reply, 'The consumer name is missing', 'consumerName');
      const iban = plainIban(String(consumerAccount));
      if (ibanProblem(iban) !== null) {
        return answer.refused(reply, 'The consumer account is invalid', 'consumerAccount');
      }
      const id = `mdt_${ctx.ids.key().slice(0, 10)}`;
      const mandate = await store.addMandate(ctx.db, {
        id,
        customer_id: customer.id,
        name,
        account: ctx.encryption.encrypt(iban, id),
        signed_on: textOrNull(signatureDate),
        reference: textOrNull(mandateReference),
        idempotency_key: textOrNull(request.headers['idempotency-key']),
        created_at: ctx.clock.now(),
      });
      return answer.send(reply, 201, mandateJson(ctx, mandate));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/__payments/v2/customers/:id/mandates',
    { onRequest: answer.guard },
    async (request, reply) => {
      const customer = await store.findCustomer(ctx.db, request.params.id);
      if (!customer) return answer.missing(reply);
      const mandates = await store.mandatesOfCustomer(ctx.db, customer.id);
      const items = mandates.map(mandate => mandateJson(ctx, mandate));
      return answer.send(reply, 200, listJson('mandates', items, `/v2/customers/${customer.id}/mandates`));
    },
  );

  app.get<{ Params: { id: string; mandate: string } }>(
    '/__payments/v2/customers/:id/mandates/:mandate',
    { onRequest: answer.guard },
    async (request, reply) => {
      const mandate = await store.findMandate(ctx.db, request.params.id, request.params.mandate);
      return mandate ? answer.send(reply, 200, mandateJson(ctx, mandate)) : answer.missing(reply);
    },
  );

  app.delete<{ Params: { id: string; mandate: string } }>(
    '/__payments/v2/customers/:id/mandates/:mandate',
    { onRequest: answer.guard },
    async (request, reply) => {
      const ended = await store.revokeMandate(ctx.db, request.params.id, request.params.mandate);
      return ended ? reply.code(204).send() : answer.missing(reply);
    },
  );
}
