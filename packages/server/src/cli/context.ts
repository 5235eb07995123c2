import type { Logger } from 'pino';
import { openAdapters } from '../adapters.ts';
import { compose } from '../compose.ts';
import type { Context } from '../context.ts';
import { createLog } from '../log.ts';
import { choosePayments } from '../ports/payments/choose.ts';
import { molliePayments } from '../ports/payments/mollie.ts';
import type { PaymentProvider } from '../ports/payments/provider.ts';
import { loadSites, shippedSites } from '../sites/load-sites.ts';
import { withDatabase } from './database.ts';

/** The sandbox by its name; only the server's own process can call it. */
function unreachableSandbox(log: Logger): PaymentProvider {
  const fetcher = async () => {
    throw new Error('The sandbox lives in the server only.');
  };
  return molliePayments({ name: 'sandbox', apiKey: 'test_sandbox', fetcher, log });
}

/**
 * Does work with everything a service may touch, beside a server or without one: mails and jobs wait for the server,
 * live events reach it.
 *
 * @throws StartError with what to do when the database cannot be opened or a site file is wrong
 */
export function withContext<Result>(work: (ctx: Context) => Promise<Result>): Promise<Result> {
  return withDatabase(async (database, config) => {
    const log = createLog(config.logLevel);
    const sites = loadSites(config.sitesDir, shippedSites);
    const payments = choosePayments(config, log, () => unreachableSandbox(log));
    const adapters = await openAdapters(config, log, database);
    const ctx = compose({ config, log, database, sites, payments, works: false, ...adapters });
    try {
      await ctx.jobs.start();
      return await work(ctx);
    } finally {
      await ctx.jobs.stop();
      await adapters.close();
    }
  });
}
