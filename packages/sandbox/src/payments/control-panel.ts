import { ApiError, type Context, devPagePolicy, minorFrom } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import { controlPanelPage } from './control-panel-page.ts';
import { findPayment, listPayments } from './payment-store.ts';
import { addReversal, reversalsOf, setReversal } from './reversal-store.ts';
import { type Switches, updateSwitches } from './switches.ts';
import type { WebhookSender } from './webhooks.ts';

type Body = Record<string, unknown> | undefined;

/** Most payments listed on the page. */
const shown = 20;

const refundStates = ['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled'];

/**
 * Routes for what happens at a provider without a call of the shop: faults, delayed webhooks, refunds by its staff and
 * chargebacks. For tests (by calls) and for developers (on a page); Mollie's API has no such calls.
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

  // browsers do not send a checkbox that is not ticked
  app.post<{ Body: Body }>('/__payments', async (request, reply) => {
    const { webhooks: mode, down, refunds = 'pending' } = request.body ?? {};
    updateSwitches(switches, { webhooks: mode, down: down === 'on', refunds });
    return reply.redirect('/__payments', 303);
  });

  app.post('/__payments/waiting', async (_request, reply) => {
    await webhooks.flush();
    return reply.redirect('/__payments', 303);
  });

  /**
   * `{kind, amount_minor?}`: a refund by the shop's staff, or a chargeback by the payer's bank; by default all of the
   * payment.
   */
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

  /** `{status}`: sets the next status of a refund, or marks a chargeback as `reversed`. */
  app.put<{ Params: { id: string; reversal: string }; Body: Body }>(
    '/__payments/reversals/:id/:reversal',
    async (request, reply) => {
      const { id, reversal } = request.params;
      const payment = await findPayment(ctx.db, id);
      const existing = payment && (await reversalsOf(ctx.db, id)).find(entry => entry.id === reversal);
      const status = String(request.body?.status);
      const possible = existing?.kind === 'refund' ? refundStates : ['reversed'];
      if (!existing || !possible.includes(status)) throw new ApiError('not_found');
      await setReversal(ctx.db, reversal, status, ctx.clock.now());
      await webhooks.notify(payment);
      return reply.code(204).send();
    },
  );
}
