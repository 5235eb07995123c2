import { ApiError, type Context, devPagePolicy, mailPolicy } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import { mailPage, outboxPage } from './pages.ts';
import { mailById, recentMails, recentSms } from './queries.ts';

const html = 'text/html; charset=utf-8';

/**
 * The mails and text messages that the server wrote, to be read in the browser (`/__outbox`) or by a test
 * (`/__outbox.json?to=`).
 */
export function outboxRoutes(app: FastifyInstance, ctx: Context): void {
  app.get<{ Querystring: { to?: string } }>('/__outbox', async (request, reply) => {
    const { to } = request.query;
    const page = outboxPage(await recentMails(ctx.db, to), await recentSms(ctx.db, to));
    return reply.header('content-security-policy', devPagePolicy).type(html).send(page);
  });

  app.get<{ Querystring: { to?: string } }>('/__outbox.json', async request => {
    const { to } = request.query;
    return { mails: await recentMails(ctx.db, to), sms: await recentSms(ctx.db, to) };
  });

  app.get<{ Params: { id: string } }>('/__outbox/:id', async (request, reply) => {
    const mail = await mailById(ctx.db, request.params.id);
    if (!mail) throw new ApiError('not_found');
    return reply.header('content-security-policy', devPagePolicy).type(html).send(mailPage(mail));
  });

  app.get<{ Params: { id: string } }>('/__outbox/:id/html', async (request, reply) => {
    const mail = await mailById(ctx.db, request.params.id);
    if (!mail) throw new ApiError('not_found');
    // links of the mail open in the whole tab instead of the iframe that shows it
    const page = mail.html.replace(/<head[^>]*>/i, head => `${head}<base target="_top">`);
    return reply
      .header('content-security-policy', mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .type(html)
      .send(page);
  });
}
