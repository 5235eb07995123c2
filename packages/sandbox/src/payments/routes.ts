import { siteLanguage } from '@velluto/rules';
import { ApiError, type Context, devPagePolicy, paletteOf } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import { translator } from '../translate.ts';
import { checkoutPage } from './checkout-page.ts';
import { controlPanel } from './control-panel.ts';
import { customerApi } from './customers-api.ts';
import { createMandateTables } from './mandate-store.ts';
import { mandateApi } from './mandates-api.ts';
import { createPaymentTables, endPayment, type Outcome } from './payment-store.ts';
import { currentPayment, paymentApi } from './payments-api.ts';
import { reversalApi } from './reversals-api.ts';
import { defaultSwitches } from './switches.ts';
import { webhookSender } from './webhooks.ts';

const outcomes: readonly Outcome[] = ['paid', 'failed', 'canceled', 'expired'];
const isOutcome = (text: unknown): text is Outcome => outcomes.some(outcome => outcome === text);

/**
 * A payment provider for test payments, never in production: the part of Mollie's API that the product uses, and the page
 * on which the result of a payment is chosen.
 */
export async function paymentSandboxRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  await createPaymentTables(ctx.db);
  await createMandateTables(ctx.db);
  const switches = defaultSwitches();
  const webhooks = webhookSender(app, ctx, switches);
  const shared = { switches, webhooks };
  paymentApi(app, ctx, shared);
  reversalApi(app, ctx, shared);
  customerApi(app, ctx, switches);
  mandateApi(app, ctx, switches);
  controlPanel(app, ctx, shared);

  app.get<{ Params: { id: string } }>('/__payments/checkout/:id', async (request, reply) => {
    const payment = await currentPayment(ctx, request.params.id);
    if (!payment) throw new ApiError('not_found');
    const site = ctx.sites.forHost(request.host);
    const language = siteLanguage(site.languages, payment.locale);
    const colours = paletteOf(site).light;
    const page = checkoutPage({ payment, site: site.name, language, colours, t: await translator(language) });
    return reply
      .header('content-security-policy', devPagePolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  });

  app.post<{ Params: { id: string }; Body: { outcome?: unknown } | undefined }>(
    '/__payments/checkout/:id',
    async (request, reply) => {
      const outcome = request.body?.outcome;
      const open = await currentPayment(ctx, request.params.id);
      if (!open || !isOutcome(outcome)) throw new ApiError('not_found');
      const ended = await endPayment(ctx.db, open.id, outcome, ctx.clock.now());
      // like Mollie, the sandbox sends the webhook before the browser returns to the shop
      if (ended) await webhooks.notify(ended);
      return reply.redirect(open.redirect_url, 303);
    },
  );
}
