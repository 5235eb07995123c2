import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { SessionCache } from './accounts/session-cache.ts';
import type { ProvedAges } from './age/proved-ages.ts';
import type { Background } from './background.ts';
import type { Config } from './config.ts';
import type { Live } from './live/live.ts';
import type { Suppressions } from './mail/suppressions.ts';
import type { Metrics } from './observe/metrics.ts';
import type { Readiness } from './observe/readiness.ts';
import type { AgeChecks } from './ports/age/age.ts';
import type { Blobs } from './ports/blobs/blobs.ts';
import type { BreachedPasswords } from './ports/breached/breached.ts';
import type { Bus } from './ports/bus/bus.ts';
import type { Clock } from './ports/clock.ts';
import type { RunStatement, WithoutTimeout } from './ports/db/database.ts';
import type { Database } from './ports/db/schema.ts';
import type { RunTransaction } from './ports/db/transaction.ts';
import type { Ids } from './ports/ids.ts';
import type { Jobs } from './ports/jobs/jobs.ts';
import type { Keys } from './ports/keys.ts';
import type { Counters } from './ports/limits/limits.ts';
import type { Mailer } from './ports/mail/mail.ts';
import type { Passwords } from './ports/passwords.ts';
import type { PaymentProvider } from './ports/payments/provider.ts';
import type { PushSender } from './ports/push/push.ts';
import type { Scanner } from './ports/scanner/scanner.ts';
import type { SmsSender } from './ports/sms/sms.ts';
import type { Vault } from './ports/vault/vault.ts';
import type { Sites } from './sites/sites.ts';

/** Everything that services use. It is created once in `compose.ts`; tests create their own with fixed time and ids. */
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
  /** Runs work that no request waits for. */
  background: Background;
  /** For the few statements that are prepared because nearly every call needs them. */
  run: RunStatement;
  sites: Sites;
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
  /** Counts requests, for rate limits. */
  limits: Counters;
  payments: PaymentProvider;
  metrics: Metrics;
  readiness: Readiness;
  /** Encrypts and decrypts stored data. */
  vault: Vault;
}
