import { join } from 'node:path';
import type { Logger } from 'pino';
import { createSessionCache } from './accounts/session-cache.ts';
import { createProvedAges } from './age/proved-ages.ts';
import { createBackground } from './background.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { handlers, schedules } from './jobs/handlers.ts';
import { createLive } from './live/live.ts';
import { suppressionList } from './mail/suppressions.ts';
import { createMetrics } from './observe/metrics.ts';
import { createReadiness } from './observe/readiness.ts';
import { type AgeSandbox, chooseAgeChecks } from './ports/age/choose.ts';
import type { Blobs } from './ports/blobs/blobs.ts';
import { fileBlobs } from './ports/blobs/file-blobs.ts';
import { rangeService } from './ports/breached/range-service.ts';
import type { Bus } from './ports/bus/bus.ts';
import { systemClock } from './ports/clock.ts';
import { type DatabaseHandle, withoutTimeout } from './ports/db/database.ts';
import { transactions } from './ports/db/transaction.ts';
import { randomIds } from './ports/ids.ts';
import { bossJobs } from './ports/jobs/boss-jobs.ts';
import type { Jobs } from './ports/jobs/jobs.ts';
import { databaseKeys } from './ports/keys.ts';
import type { Counters } from './ports/limits/limits.ts';
import { memoryCounters } from './ports/limits/memory-counters.ts';
import { outboxMailer } from './ports/mail/outbox-mailer.ts';
import { type MailTransport, smtpTransport } from './ports/mail/transport.ts';
import { argon2Passwords, type Passwords } from './ports/passwords.ts';
import type { PaymentProvider } from './ports/payments/provider.ts';
import { type PushParts, webPush } from './ports/push/web-push.ts';
import { clamd } from './ports/scanner/clamd.ts';
import { httpSms, type SmsTransport } from './ports/sms/http-sms.ts';
import { outboxSms } from './ports/sms/outbox-sms.ts';
import { dataKeys } from './ports/vault/data-keys.ts';
import { dataVault } from './ports/vault/data-vault.ts';
import type { Sites } from './sites/sites.ts';
import { summariseWaiting } from './trust/complaints/staff-queries.ts';
import { lastReconciliation } from './wallet/ledger-reconciliation.ts';

/** Dependencies of the context that the caller makes; tests pass their own clock, ids, bus, jobs and payment provider. */
export interface Parts {
  config: Config;
  log: Logger;
  database: DatabaseHandle;
  sites: Sites;
  bus: Bus;
  payments: PaymentProvider;
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
  /** Argon2id when left out. */
  passwords?: Passwords;
  /** Settings of push messages that only tests change. */
  push?: Pick<PushParts, 'hosts' | 'agent'>;
}

/** Makes the context: the one place that chooses the adapter for each port. */
export function compose(parts: Parts): Context {
  const { config, log, database, sites, bus, payments } = parts;
  const clock = parts.clock ?? systemClock;
  const ids = parts.ids ?? randomIds(clock);
  const jobs =
    parts.jobs ??
    bossJobs({ database, log, handlers, schedules, context: () => ctx, runsJobs: parts.runsJobs });
  const transport = parts.transport ?? (config.smtpUrl ? smtpTransport(config.smtpUrl, config.dkim) : null);
  const { db, run } = database;
  const smsTransport = parts.smsTransport ?? (config.smsUrl ? httpSms(config.smsUrl) : null);
  const vault = dataVault({ db, clock, keys: config.dataKeys ?? dataKeys(config.dataDir) });
  const keys = databaseKeys({ db, clock, vault });
  const suppressions = suppressionList({ db, vault, clock });
  const contact = `mailto:${sites.forHost('').support_email}`;
  const push = webPush({ keys, contact, ...parts.push });
  const metrics = createMetrics({
    now: clock.now,
    pool: database.pool,
    lastReconciliation: () => lastReconciliation(ctx),
    waitingComplaints: () => summariseWaiting(db),
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
    bus,
    jobs,
    payments,
    metrics,
    transaction: transactions(db, error => log.error({ err: error }, 'after a commit')),
    withoutTimeout: withoutTimeout(database.address, error =>
      log.warn({ reason: error.message }, 'a connection to the database broke'),
    ),
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
    vault,
    age: chooseAgeChecks(clock, parts.ageSandbox),
  };
  return ctx;
}
