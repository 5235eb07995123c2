import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { requireLegalFields } from '../areas/sites/api.ts';
import type { Context } from '../context/context.ts';
import { StartError } from '../domain/start-error.ts';
import type { RenderPage } from '../http/renderer.ts';
import { stopAccepting } from '../http/stop-accepting.ts';
import type { Config } from '../infrastructure/config/config.ts';
import { makeDataDir } from '../infrastructure/config/data-dir.ts';
import { DATABASE_NAME } from '../infrastructure/encryption/server-keys.ts';
import { createLog } from '../infrastructure/log.ts';
import { beginOpening } from '../infrastructure/postgres/open.ts';
import type { RedisHandle } from '../infrastructure/redis/redis.ts';
import { noTracing, type Tracing } from '../infrastructure/tracing/tracing.ts';
import { checkPortFree, listen } from './listen.ts';
import type { Plugins } from './plugins.ts';
import { requireOwnPools } from './require-own-pools.ts';
import { requireSafeStart } from './require-safe-start.ts';
import { requireSecretFiles } from './require-secret-files.ts';
import { requireTls } from './require-tls.ts';
import { warnOfSites } from './site-warnings.ts';

/** Parts that the caller may provide. */
export interface StartOptions {
  /** Renders the app's pages; the built app in `APP_DIR` when left out, `null` for the API only. */
  render?: RenderPage | null;
  /** Loads demo members and the sandbox; in production called only with `DEMO`. */
  plugins?: () => Promise<Partial<Plugins>>;
  log?: Logger;
  /** Called when the embedded database has ended unexpectedly, after which nothing can be served. */
  onLost?: () => void;
}

/** A server that listens. */
export interface RunningServer {
  ctx: Context;
  app: FastifyInstance;
  /** Port it listens on. */
  port: number;
  /** Port of the metrics, if they have one. */
  metricsPort: number | null;
  /** Reports not ready to the load balancer, waits `DRAIN_SECONDS`, then ends everything within 5 seconds unless the database does not answer. */
  stop(): Promise<void>;
}

/** Milliseconds that requests in progress have to end before their connections are closed. */
const drainMs = 1_500;

async function closeHttp(app: FastifyInstance): Promise<void> {
  await stopAccepting(app.server);
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
  await app.close();
  clearTimeout(cut);
}

/** Reports not ready, and keeps serving until the load balancer has noticed. */
async function drain({ readiness, config }: Context): Promise<void> {
  readiness.drain();
  await new Promise(resolve => setTimeout(resolve, config.drainSeconds * 1_000));
}

/** The log for warnings of the start, which in production are written at every `LOG_LEVEL`. */
const audible = ({ production }: Config, log: Logger): Logger =>
  production && !log.isLevelEnabled('warn') ? log.child({}, { level: 'warn' }) : log;

/** Loads the modules and checks everything that may prevent the start, before the database is changed. */
async function prepare(
  config: Config,
  log: Logger,
  options: Pick<StartOptions, 'render' | 'plugins'>,
  app: () => FastifyInstance,
) {
  const modules = await import('./late-modules.ts');
  const sites = modules.servedSites(config);
  requireLegalFields(config, sites);
  await modules.loadCatalogs(new Set(sites.all.flatMap(site => site.languages)));
  const hasUse = config.demo || !config.production;
  const { createDemo, sandbox } = hasUse ? ((await options.plugins?.()) ?? {}) : {};
  if (config.production && config.demo && !createDemo)
    throw new StartError('DEMO=1 needs the demo members, which are not part of a release: leave it out.');
  const payments = modules.choosePayments(config, log, sandbox && (() => sandbox.payments(log, app)));
  const { render = await modules.builtRenderer(config.appDir, config.production) } = options;
  // after everything that may refuse the start, which is then explained in one sentence
  warnOfSites(config, sites, audible(config, log));
  return { modules, sites, payments, render, createDemo, sandbox };
}

/** Traces calls where the configuration says so; else its libraries are not loaded. */
async function openTracing({ tracing, redisUrl }: Config, log: Logger): Promise<Tracing> {
  if (!tracing) return noTracing;
  const { openTelemetry } = await import('../infrastructure/tracing/open-telemetry.ts');
  return openTelemetry(tracing, log, redisUrl !== null);
}

/** Refuses a database that is not that of the other processes at the same Redis. */
async function requireOneDatabase({ keys, ids, log }: Context, redis: RedisHandle): Promise<() => void> {
  const { watchOneDatabase } = await import('../infrastructure/redis/one-database.ts');
  return watchOneDatabase(redis, await keys.get(DATABASE_NAME, ids.key), log);
}

/** Clean-up steps, run in reverse order. */
function undoList() {
  const undo: (() => Promise<unknown>)[] = [];
  return {
    add: (step: () => Promise<unknown>) => void undo.push(step),
    run: async () => {
      for (const step of undo.splice(0).reverse()) await step();
    },
  };
}

/**
 * Starts everything: database, migrations, jobs, HTTP.
 *
 * @throws StartError that says what to do; nothing is left running then
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const log = options.log ?? createLog(config.logLevel);
  const undo = undoList();
  try {
    const warnings = audible(config, log);
    const tracing = await openTracing(config, log);
    undo.add(tracing.stop);
    requireSafeStart(config, warnings);
    requireTls(config, warnings);
    requireSecretFiles(config, warnings);
    await checkPortFree(config);
    const preparation = () => prepare(config, log, options, () => app);
    // in production a start that is refused leaves no folder, file or table behind
    const early = config.production ? await preparation() : undefined;
    await makeDataDir(config.dataDir);
    const limits = { max: config.databasePool, statementMs: config.statementSeconds * 1_000 };
    const opening = await beginOpening(config, log, () => options.onLost?.(), limits);
    // in development loads everything else while the database starts on another core
    const preparing = early ? Promise.resolve(early) : preparation();
    const database = await opening.ready(preparing);
    undo.add(database.close);
    const { modules, sites, payments, render, createDemo, sandbox } = await preparing;
    const { createContext, createServer, measureLoopDelay, openAdapters, routes, serveMetrics, service } =
      modules;
    await modules.admitArrivedPools(config, database);
    await requireOwnPools(config, database.db);

    const { redis, ...adapters } = await openAdapters(config, log, database);
    undo.add(adapters.close);
    const ageSandbox = config.production ? undefined : sandbox?.age(() => app);
    const ctx = createContext({
      config: { ...config },
      log,
      database,
      sites,
      payments,
      ageSandbox,
      tracing,
      runsJobs: config.runsJobs,
      ...adapters,
    });
    await ctx.encryption.check();
    if (redis) {
      const endWatch = await requireOneDatabase(ctx, redis);
      undo.add(async () => endWatch());
    }
    await modules.recordPrices(ctx);
    const demo = config.demo && createDemo ? createDemo(ctx) : null;
    undo.add(async () => demo?.stop());
    const app: FastifyInstance = await createServer({
      ctx,
      service,
      // in development builds, tests and browsers use the same processor
      loopDelay: config.production ? measureLoopDelay() : () => 0,
      render: render ?? undefined,
      routes: async server => {
        await routes(server, ctx, demo?.picture ?? null);
        if (!config.production) await sandbox?.routes(server, ctx);
      },
    });
    await ctx.jobs.prepare();
    undo.add(ctx.background.settled);
    undo.add(() => Promise.all([closeHttp(app), ctx.jobs.stop()]));
    await demo?.start();
    ctx.metrics.collectProcessMetrics();
    const metrics = await serveMetrics(config, ctx.metrics);
    if (metrics) undo.add(metrics.close);
    const port = await listen(app, config);
    // links in mails contain the port, which with PORT=0 is known only now
    ctx.config.port = port;
    // after `listen`, since requests need not wait for the job workers; a failure still fails the start
    await ctx.jobs.start();
    return { ctx, app, port, metricsPort: metrics?.port ?? null, stop: () => drain(ctx).then(undo.run) };
  } catch (error) {
    await undo.run();
    throw error;
  }
}
