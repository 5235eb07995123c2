import { openAdapters } from '../adapters.ts';
import { compose } from '../compose.ts';
import type { Context } from '../context.ts';
import { createLog } from '../log.ts';
import { choosePayments } from '../ports/payments/choose.ts';
import { loadSites, shippedSites } from '../sites/load-sites.ts';
import { withDatabase } from './database.ts';

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
    const payments = choosePayments(config, log, () => {
      throw new Error('The sandbox lives in the server only.');
    });
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
