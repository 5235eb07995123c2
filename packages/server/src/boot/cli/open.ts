import type { Logger } from 'pino';
import { servedSites } from '../../areas/sites/api.ts';
import type { Context } from '../../context/context.ts';
import { StartError } from '../../domain/start-error.ts';
import { type Config, readConfig } from '../../infrastructure/config/config.ts';
import { createLog } from '../../infrastructure/log.ts';
import { choosePayments } from '../../infrastructure/payments/choose.ts';
import { molliePayments } from '../../infrastructure/payments/mollie.ts';
import type { PaymentProvider } from '../../infrastructure/payments/provider.ts';
import { type DatabaseHandle, openDatabase } from '../../infrastructure/postgres/database.ts';
import { holdsCluster } from '../../infrastructure/postgres/embedded/cluster.ts';
import { runningEmbedded } from '../../infrastructure/postgres/embedded/running.ts';
import { openConfigured } from '../../infrastructure/postgres/open.ts';
import { createContext } from '../create-context.ts';
import { openAdapters } from '../open-adapters.ts';
import { requireOwnPools } from '../require-own-pools.ts';

/**
 * Works on the database that the environment names. The embedded database of a running server is used beside it;
 * without a running server it is started for the time of the work. A database that does not exist is not created.
 *
 * @throws StartError that says what to do, when there is no database or it cannot be opened
 */
export async function withDatabase<Result>(
  work: (database: DatabaseHandle, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  if (!config.databaseUrl && !holdsCluster(config.dataDir))
    throw new StartError(`There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`);
  const log = createLog(config.logLevel);
  const running = config.databaseUrl ? null : await runningEmbedded(config.dataDir);
  const database = running
    ? openDatabase(running, error => log.warn({ reason: error.message }, 'a connection broke'), { max: 4 })
    : await openConfigured(config, log, () => {});
  try {
    await requireOwnPools(config, database.db);
    return await work(database, config);
  } finally {
    await database.close();
  }
}

/** Stands in for the sandbox, which lives in the server's process and cannot be called from here: every call fails. */
function unreachableSandbox(log: Logger): PaymentProvider {
  const fetcher = async () => {
    throw new Error('The sandbox lives in the server only.');
  };
  return molliePayments({ name: 'sandbox', apiKey: 'test_sandbox', fetcher, log });
}

/**
 * Works with a full context, beside a running server or without one. Mails and jobs are only stored, for the server to run;
 * live events are published.
 *
 * @throws StartError that says what to do, when the database cannot be opened or a site file is wrong
 */
export function withContext<Result>(work: (ctx: Context) => Promise<Result>): Promise<Result> {
  return withDatabase(async (database, config) => {
    const log = createLog(config.logLevel);
    const sites = servedSites(config);
    const payments = choosePayments(config, log, () => unreachableSandbox(log));
    const adapters = await openAdapters(config, log, database);
    const ctx = createContext({ config, log, database, sites, payments, runsJobs: false, ...adapters });
    try {
      await ctx.jobs.start();
      return await work(ctx);
    } finally {
      await ctx.jobs.stop();
      await adapters.close();
    }
  });
}
