import { ENTERED_COOKIE, ENTERED_DAYS, ENTERED_FIELD, ownPath } from '@velluto/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.ts';
import { ApiError } from '../domain/api-error.ts';
import { setCookies } from './cookies.ts';
import { answerPlainly, sendPlainPage } from './error-page.ts';
import { plainPageMessages as messages } from './error-page-messages.ts';
import { viewRateLimit } from './rate-limits.ts';

const needsScript = { title: messages.needsScript, body: messages.needsScriptBody };

const hasField = (body: unknown, name: string) => typeof body === 'object' && body !== null && name in body;

/** Remembers that the age warning was confirmed, as the script of the page does, and shows the page again. */
function enter(ctx: Context, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const value = String(Math.floor(ctx.clock.now().getTime() / 1000));
  const cookies = [{ name: ENTERED_COOKIE, value, maxAgeSeconds: ENTERED_DAYS * 86_400 } as const];
  setCookies(request, reply, cookies, ctx.config.production);
  return reply.header('cache-control', 'no-store').redirect(ownPath(request.url) ?? '/', 303);
}

/**
 * Takes forms that browsers send to the address of the page, because the script of the page has not loaded yet or never will. The age
 * warning is answered so; the other forms need the script, and the answer says so.
 *
 * @param isPage whether a path is one of a page
 */
export function takeForms(app: FastifyInstance, ctx: Context, isPage: (path: string) => boolean): void {
  const countView = viewRateLimit(app);
  app.post('/*', async (request, reply) => {
    if (!isPage(request.url)) throw new ApiError('not_found');
    try {
      await countView?.(request);
    } catch (error) {
      return answerPlainly(ctx, error as Error, request, reply);
    }
    if (hasField(request.body, ENTERED_FIELD)) return enter(ctx, request, reply);
    return sendPlainPage(ctx, request, reply, { status: 400, texts: needsScript });
  });
}
