import { isLanguage, type Language } from '@velluto/rules';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { ApiError } from '../../http/api-error.ts';
import { inProcess } from '../../http/in-process.ts';
import { toolPolicy } from '../../http/policy.ts';
import { palettes } from '../../mail/palettes.ts';
import { translator } from '../../mail/translate.ts';
import { apiRoutes, currentPayment } from './api.ts';
import { checkoutPage } from './checkout-page.ts';
import { endPayment, type Outcome, prepareStore, type SandboxPayment } from './store.ts';

const outcomes: readonly Outcome[] = ['paid', 'failed', 'canceled', 'expired'];
const isOutcome = (text: unknown): text is Outcome => outcomes.some(one => one === text);

/**
 * A payment provider with play money: the part of Mollie's API the product uses, and the page on which one picks how a
 * payment ends. Never in production.
 */
export async function paymentSandboxRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  await prepareStore(ctx.db);
  apiRoutes(app, ctx);

  app.get<{ Params: { id: string } }>('/__payments/checkout/:id', async (request, reply) => {
    const payment = await currentPayment(ctx, request.params.id);
    if (!payment) throw new ApiError('not_found');
    const site = ctx.sites.forHost(request.host);
    const wished = payment.locale?.slice(0, 2);
    const language: Language = isLanguage(wished) ? wished : site.languages[0];
    const colours = (palettes[site.brand] ?? palettes.velluto).light;
    const page = checkoutPage({ payment, site: site.name, language, colours, t: await translator(language) });
    return reply
      .header('content-security-policy', toolPolicy)
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
      // like the real one, the sandbox tells the shop before the browser is back
      if (ended) await callWebhook(app, ctx, ended);
      return reply.redirect(open.redirect_url, 303);
    },
  );
}

/** Tells the shop that a payment changed; a shop that cannot be told finds out by asking. */
async function callWebhook(
  app: FastifyInstance,
  ctx: Context,
  { id, webhook_url }: SandboxPayment,
): Promise<void> {
  if (!webhook_url) return;
  const body = new URLSearchParams({ id });
  const answer = await inProcess(app, new Request(webhook_url, { method: 'POST', body }));
  if (!answer.ok) ctx.log.warn({ payment: id, status: answer.status }, 'the webhook was refused');
}
