import type { FastifyInstance } from 'fastify';
import type { Context } from '../context/context.ts';
import { ipAddressOf } from '../context/ip-address.ts';
import { isInnerAddress } from '../infrastructure/push/public-lookup.ts';

/** After this many calls from one address only, there is probably a proxy. */
const enough = 100;
/** Whether a call is a health check or a read of the metrics. */
const isProbe = (url: string | undefined) => /^\/(healthz|readyz|metrics)$/.test(url ?? '');

/** In production, logs once when all calls come from one private address although no proxy is trusted. */
export function watchForProxy(app: FastifyInstance, { config, log }: Context): void {
  if (!config.production || config.trustProxy) return;
  let firstIp: string | undefined;
  let left = enough;
  app.addHook('onRequest', async request => {
    if (left === 0 || isProbe(request.routeOptions.url)) return;
    const ip = ipAddressOf(request);
    firstIp ??= ip;
    // a second or a public address: there is no proxy, so stop watching
    if (ip !== firstIp || !isInnerAddress(ip)) left = 0;
    else if (--left === 0)
      log.warn(
        `All calls come from ${ip}: if that is a proxy of yours, set TRUST_PROXY=1, for without it all visitors share the limits of one.`,
      );
  });
}
