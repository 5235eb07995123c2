import { ApiError, type Context, devPagePolicy, minorFrom } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import { controlPanelPage } from './control-panel-page.ts';
import { findPayment, listPayments } from './payment-store.ts';
import { addReversal, reversalsOf, setReversal } from './reversal-store.ts';
import { type Switches, updateSwitches } from './switches.ts';
import type { WebhookSender } from './webhooks.ts';

type Body = Record<string, unknown> | undefined;

/** Payments on the page. */
const shown = 20;

const refundStates = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'];

/**
 * What happens at a provider without the shop: switches, webhooks that waited, and money that goes back. For tests and
 * for trying things out, by calls or on a page; beside the API, which has none of it.
 */
export function controlPanel(
  app: FastifyInstance,
  ctx: Context,
  { switches, webhooks }: { switches: Switches; webhooks: WebhookSender },
): void {
  app.put<{ Body: Body }>('/__payments/switches', async request => {
    updateSwitches(switches, request.body ?? {});
    return switches;
  });

  app.post('/__payments/webhooks', async () => ({ sent: await webhooks.flush() }));

  app.get('/__payments', async (_request, reply) => {
    const payments = await listPayments(ctx.db, undefined, shown);
    return reply
      .header('content-security-policy', devPagePolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(controlPanelPage(switches, webhooks.waiting(), payments));
  });

  // a box that is not ticked is not sent
  app.post<{ Body: Body }>('/__payments', async (request, reply) => {
    const { webhooks: mode, down, refunds = 'pending' } = request.body ?? {};
    updateSwitches(switches, { webhooks: mode, down: down === 'on', refunds });
    return reply.redirect('/__payments', 303);
  });

  app.post('/__payments/waiting', async (_request, reply) => {
    await webhooks.flush();
    return reply.redirect('/__payments', 303);
  });

  /** `{kind, amount_minor?}`: the shop's staff repays, or the payer's bank takes the money back; all of it unless said. */
  app.post<{ Params: { id: string }; Body: Body }>('/__payments/reversals/:id', async (request, reply) => {
    const { kind, amount_minor } = request.body ?? {};
    const payment = await findPayment(ctx.db, request.params.id);
    if (!payment || (kind !== 'refund' && kind !== 'chargeback')) throw new ApiError('not_found');
    const added = await addReversal(ctx.db, {
      id: `${kind === 'refund' ? 're' : 'chb'}_${ctx.ids.key().slice(0, 12)}`,
      payment_id: payment.id,
      kind,
      amount_minor: typeof amount_minor === 'number' ? amount_minor : minorFrom(payment.amount_value),
      description: payment.description,
      metadata: 'null',
      status: kind === 'refund' ? 'pending' : 'active',
      idempotency_key: null,
      created_at: ctx.clock.now(),
      ended_at: null,
    });
    if (!added) throw new ApiError('invalid_request');
    await webhooks.notify(payment);
    return reply.code(201).send({ id: added.id });
  });

  /** `{status}`: a refund goes on or fails, a chargeback is `reversed`. */
  app.put<{ Params: { id: string; reversal: string }; Body: Body }>(
    '/__payments/reversals/:id/:reversal',
    async (request, reply) => {
      const { id, reversal } = request.params;
      const payment = await findPayment(ctx.db, id);
      const existing = payment && (await reversalsOf(ctx.db, id)).find(one => one.id === reversal);
      const status = String(request.body?.status);
      const possible = existing?.kind === 'refund' ? refundStates : ['reversed'];
      if (!existing || !possible.includes(status)) throw new ApiError('not_found');
      await setReversal(ctx.db, reversal, status, ctx.clock.now());
      await webhooks.notify(payment);
      return reply.code(204).send();
    },
  );
}
