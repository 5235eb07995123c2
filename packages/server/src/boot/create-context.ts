import { join } from 'node:path';
import type { Logger } from 'pino';
import { summariseWaiting } from '../areas/moderation/api.ts';
import { lastReconciliation } from '../areas/wallet/api.ts';
import type { Context } from '../context/context.ts';
import { createEvents } from '../context/events.ts';
import { systemClock } from '../domain/clock.ts';
import { randomIds } from '../domain/ids.ts';
import type { Sites } from '../domain/sites/sites.ts';
import { type AgeSandbox, chooseAgeChecks } from '../infrastructure/age/choose.ts';
import { createProvedAges } from '../infrastructure/age/proved-ages.ts';
import { createBackground } from '../infrastructure/background.ts';
import type { Blobs } from '../infrastructure/blobs/blobs.ts';
import { fileBlobs } from '../infrastructure/blobs/file-blobs.ts';
import { rangeService } from '../infrastructure/breached-passwords/range-service.ts';
import type { Bus } from '../infrastructure/bus/bus.ts';
import type { Config } from '../infrastructure/config/config.ts';
import { dataEncryption } from '../infrastructure/encryption/data-encryption.ts';
import { dataKeys } from '../infrastructure/encryption/data-keys.ts';
import { databaseKeys } from '../infrastructure/encryption/server-keys.ts';
import { bossJobs } from '../infrastructure/jobs/boss-jobs.ts';
import type { Jobs } from '../infrastructure/jobs/jobs.ts';
import type { Counters } from '../infrastructure/limits/limits.ts';
import { memoryCounters } from '../infrastructure/limits/memory-counters.ts';
import { outboxMailer } from '../infrastructure/mail/outbox-mailer.ts';
import { suppressionList } from '../infrastructure/mail/suppressions.ts';
import { type MailTransport, smtpTransport } from '../infrastructure/mail/transport.ts';
import { createMetrics } from '../infrastructure/metrics/metrics.ts';
import { createReadiness } from '../infrastructure/metrics/readiness.ts';
import { argon2Passwords, type Passwords } from '../infrastructure/passwords.ts';
import type { Payments } from '../infrastructure/payments/payments.ts';
import { type DatabaseHandle, withoutTimeout } from '../infrastructure/postgres/database.ts';
import { type Moves, noMoves } from '../infrastructure/postgres/moves.ts';
import type { Replica } from '../infrastructure/postgres/replica.ts';
import { transactions } from '../infrastructure/postgres/transaction.ts';
import { type PushParts, webPush } from '../infrastructure/push/web-push.ts';
import { clamd } from '../infrastructure/scanner/clamd.ts';
import { createSessionCache } from '../infrastructure/sessions/session-cache.ts';
import { httpSms, type SmsTransport } from '../infrastructure/sms/http-sms.ts';
import { outboxSms } from '../infrastructure/sms/outbox-sms.ts';
import { createLive } from '../infrastructure/sse/live.ts';
import { noTracing, type Tracing } from '../infrastructure/tracing/tracing.ts';
import { handlers, schedules } from './job-handlers.ts';
import { listeners } from './listeners.ts';

/** Dependencies of the context that the caller makes; tests pass their own clock, ids, bus, jobs and payment provider. */
export interface ContextParts {
  config: Config;
  log: Logger;
  database: DatabaseHandle;
  sites: Sites;
  bus: Bus;
  payments: Payments;
  /** A copy of the database to read from; none when left out. */
  replica?: Replica | null;
  /** Pools that are moved to another cell; none when left out. */
  moves?: Moves;
  /** Stands in for the providers of proofs of age; left out in production. */
  ageSandbox?: AgeSandbox;
  clock?: Context['clock'];
  ids?: Context['ids'];
  jobs?: Jobs;
  /** False for a command beside the server, which only adds jobs. */
  runsJobs?: boolean;
  /** Files; in the data directory when left out. */
  blobs?: Blobs;
  /** Counts for limits; in this process when left out. */
  limits?: Counters;
  transport?: MailTransport | null;
  smsTransport?: SmsTransport | null;
  /** Traces nothing when left out. */
  tracing?: Tracing;
  /** Argon2id when left out. */
  passwords?: Passwords;
  /** Settings of push messages that only tests change. */
  push?: Pick<PushParts, 'hosts' | 'agent'>;
}

/** Makes the context: the one place that chooses the adapter for each port. */
export function createContext(parts: ContextParts): Context {
  const { config, log, database, sites, bus, payments } = parts;
  const clock = parts.clock ?? systemClock;
  const ids = parts.ids ?? randomIds(clock);
  const jobs =
    parts.jobs ??
    bossJobs({ database, log, handlers, schedules, context: () => ctx, runsJobs: parts.runsJobs });
  const transport = parts.transport ?? (config.smtpUrl ? smtpTransport(config.smtpUrl, config.dkim) : null);
  const { db, run } = database;
  const smsTransport = parts.smsTransport ?? (config.smsUrl ? httpSms(config.smsUrl) : null);
  const encryption = dataEncryption({ db, clock, keys: config.dataKeys ?? dataKeys(config.dataDir) });
  const keys = databaseKeys({ db, clock, encryption });
  const suppressions = suppressionList({ db, encryption, clock });
  const contact = `mailto:${sites.forHost('').support_email}`;
  const push = webPush({ keys, contact, ...parts.push });
  const metrics = createMetrics({
    now: clock.now,
    pool: database.pool,
    sites: sites.all.map(({ id }) => id),
    lastReconciliation: () => lastReconciliation(ctx),
    waitingComplaints: () => summariseWaiting(db),
    eventsArrive: () => bus.connected(),
    dataDir: config.dataDir,
    cell: config.cells?.own.name,
  });
  const { breachedPasswordsUrl, clamdUrl } = config;
  const ctx: Context = {
    config,
    log,
    clock,
    ids,
    db,
    run,
    sites,
    moves: parts.moves ?? noMoves,
    bus,
    jobs,
    events: createEvents(listeners, () => ctx),
    payments,
    metrics,
    tracing: parts.tracing ?? noTracing,
    transaction: transactions(db, error => log.error({ err: error }, 'after a commit')),
    withoutTimeout: withoutTimeout(database.address, error =>
      log.warn({ reason: error.message }, 'a connection to the database broke'),
    ),
    replica: parts.replica ?? null,
    background: createBackground(error => log.error({ err: error }, 'in the background')),
    sessions: createSessionCache(run),
    provedAges: createProvedAges(),
    live: createLive(bus),
    suppressions,
    mail: outboxMailer({
      db,
      clock,
      ids,
      sites,
      jobs,
      keys,
      suppressions,
      log,
      metrics: metrics.business,
      transport,
      erase: config.production,
      returnAddress: config.mailReturns?.address ?? null,
    }),
    push,
    keys,
    passwords: parts.passwords ?? argon2Passwords,
    breached: breachedPasswordsUrl ? rangeService(breachedPasswordsUrl, log, metrics) : null,
    sms: outboxSms({ db, clock, ids, jobs, transport: smsTransport }),
    blobs: parts.blobs ?? fileBlobs(join(config.dataDir, 'blobs'), ids),
    scanner: clamdUrl ? clamd(clamdUrl) : null,
    limits: parts.limits ?? memoryCounters(clock),
    readiness: createReadiness(run, bus),
    encryption,
    age: chooseAgeChecks(clock, parts.ageSandbox),
  };
  return ctx;
}
