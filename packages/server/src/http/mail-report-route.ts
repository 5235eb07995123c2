import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takeReport } from '../areas/notifications/api.ts';
import type { Context } from '../context/context.ts';
import { acceptRawBodies, rawBody } from '../context/request-bodies.ts';
import { ApiError } from '../domain/api-error.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Adds `/api/mail-report.php`, to which the operator's mail server posts every mail that arrives at the return path or at the
 * address for feedback, as it is (`message/rfc822`), with the token of the configuration. Without a token there is no such route.
 */
export async function mailReportRoute(server: FastifyInstance, ctx: Context): Promise<void> {
  const { mailReturns } = ctx.config;
  if (!mailReturns) return;
  const isOurs = ({ headers }: FastifyRequest) =>
    timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${mailReturns.token}`));
  await server.register(async app => {
    acceptRawBodies(app, 'message/rfc822');
    app.post<{ Querystring: { to?: string } }>('/api/mail-report.php', async (request, reply) => {
      if (!isOurs(request)) throw new ApiError('authentication_required');
      await takeReport(ctx, rawBody(request), request.query.to ?? '');
      return reply.code(204).send();
    });
  });
}
