import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../domain/clock.ts';
import type { Ids } from '../domain/ids.ts';
import type { Sites } from '../domain/sites/sites.ts';
import type { AgeChecks } from '../infrastructure/age/age.ts';
import type { ProvedAges } from '../infrastructure/age/proved-ages.ts';
import type { Background } from '../infrastructure/background.ts';
import type { Blobs } from '../infrastructure/blobs/blobs.ts';
import type { BreachedPasswords } from '../infrastructure/breached-passwords/breached.ts';
import type { Bus } from '../infrastructure/bus/bus.ts';
import type { Config } from '../infrastructure/config/config.ts';
import type { Encryption } from '../infrastructure/encryption/encryption.ts';
import type { Keys } from '../infrastructure/encryption/server-keys.ts';
import type { Jobs } from '../infrastructure/jobs/jobs.ts';
import type { Counters } from '../infrastructure/limits/limits.ts';
import type { Mailer } from '../infrastructure/mail/mail.ts';
import type { Suppressions } from '../infrastructure/mail/suppressions.ts';
import type { Metrics } from '../infrastructure/metrics/metrics.ts';
import type { Readiness } from '../infrastructure/metrics/readiness.ts';
import type { Passwords } from '../infrastructure/passwords.ts';
import type { Payments } from '../infrastructure/payments/payments.ts';
import type { RunStatement, WithoutTimeout } from '../infrastructure/postgres/database.ts';
import type { Moves } from '../infrastructure/postgres/moves.ts';
import type { Replica } from '../infrastructure/postgres/replica.ts';
import type { Database } from '../infrastructure/postgres/schema.ts';
import type { RunTransaction } from '../infrastructure/postgres/transaction.ts';
import type { PushSender } from '../infrastructure/push/push.ts';
import type { Scanner } from '../infrastructure/scanner/scanner.ts';
import type { SessionCache } from '../infrastructure/sessions/session-cache.ts';
import type { SmsSender } from '../infrastructure/sms/sms.ts';
import type { Live } from '../infrastructure/sse/live.ts';
import type { Tracing } from '../infrastructure/tracing/tracing.ts';
import type { Events } from './events.ts';

/** Everything that services use. It is created once in `create-context.ts`; tests create their own with fixed time and ids. */
export interface Context {
  config: Config;
  log: Logger;
  clock: Clock;
  ids: Ids;
  /** For single statements; statements that belong together run in `transaction`. */
  db: Kysely<Database>;
  transaction: RunTransaction;
  /** For statements of background work, which may take longer than those of a request. */
  withoutTimeout: WithoutTimeout;
  /** A copy of the database for `readingContext`; null where the operator configures none. */
  replica: Replica | null;
  /** Runs work that no request waits for. */
  background: Background;
  /** For the few statements that are prepared because nearly every call needs them. */
  run: RunStatement;
  sites: Sites;
  /** Pools that are moved to another cell. */
  moves: Moves;
  sessions: SessionCache;
  bus: Bus;
  /** Live events to a member's open pages. */
  live: Live;
  mail: Mailer;
  /** Addresses to which nothing more is sent. */
  suppressions: Suppressions;
  sms: SmsSender;
  push: PushSender;
  passwords: Passwords;
  /** Null where the operator configures no such service. */
  breached: BreachedPasswords | null;
  /** Keys that the server generated itself. */
  keys: Keys;
  blobs: Blobs;
  /** How a person's age is made sure of. */
  age: AgeChecks;
  provedAges: ProvedAges;
  /** Null where the operator configures none. */
  scanner: Scanner | null;
  jobs: Jobs;
  /** Tells other areas what happens in one. */
  events: Events;
  /** Counts requests, for rate limits. */
  limits: Counters;
  payments: Payments;
  metrics: Metrics;
  tracing: Tracing;
  readiness: Readiness;
  /** Encrypts and decrypts stored data. */
  encryption: Encryption;
}
