import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Origin of the frontend on another host that calls, if the site allows it; else null. */
    frontendOrigin: string | null;
  }
}

/** What allowed frontends may send and read (decision 34). */
const shared: FastifyCorsOptions = {
  credentials: true,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['Content-Type', 'X-Requested-With', 'X-Page-Member', 'Idempotency-Key', 'If-None-Match'],
  exposedHeaders: ['ETag', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'],
  // browsers keep an answer to a preflight for two hours at most
  maxAge: 7200,
  strictPreflight: false,
};

/** The origin of a call of the API if the site of its host allows it; pages and pictures are for no other origin to read. */
function allowedOrigin(
  { sites }: Context,
  { url, host, headers: { origin } }: FastifyRequest,
): string | null {
  if (origin === undefined || !url.startsWith('/api/')) return null;
  return sites.forHost(host).allowed_origins?.includes(origin) ? origin : null;
}

/** Lets browsers hand answers to the frontends on other hosts that a site allows, and to nobody else. */
export async function allowFrontends(app: FastifyInstance, ctx: Context): Promise<void> {
  app.decorateRequest('frontendOrigin', null);
  // the plugin adds `Vary: Origin` to every answer, which other installations do not need
  if (!ctx.sites.all.some(site => site.allowed_origins)) return;
  app.addHook('onRequest', async request => {
    request.frontendOrigin = allowedOrigin(ctx, request);
  });
  await app.register(cors, {
    hook: 'onRequest',
    delegator: ({ frontendOrigin }, answer) =>
      answer(null, { ...shared, origin: frontendOrigin === null ? false : [frontendOrigin] }),
  });
}

/** Whether a call comes from an allowed frontend of another domain, of which browsers keep cookies only when they are partitioned. */
export const isOfAnotherDomain = ({ frontendOrigin, headers }: FastifyRequest): boolean =>
  frontendOrigin !== null && headers['sec-fetch-site'] === 'cross-site';
