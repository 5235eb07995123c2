import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { isInnerAddress } from '../ports/push/public-lookup.ts';

/** Calls from nowhere else after which a proxy is likely. */
const enough = 100;
/** What the machine or the balancer asks by itself. */
const isProbe = (url: string | undefined) => /^\/(healthz|readyz|metrics)$/.test(url ?? '');

/** In production, logs once when all calls come from one private address although no proxy is believed. */
export function watchForProxy(app: FastifyInstance, { config, log }: Context): void {
  if (!config.production || config.trustProxy) return;
  let only: string | undefined;
  let left = enough;
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    if (left === 0 || isProbe(routeOptions.url)) return;
    only ??= ip;
    // somebody calls directly: nothing to look for any more
    if (ip !== only || !isInnerAddress(ip)) left = 0;
    else if (--left === 0)
      log.warn(
        `All calls come from ${ip}: if that is a proxy of yours, set TRUST_PROXY=1, for without it all visitors share the limits of one.`,
      );
  });
}
