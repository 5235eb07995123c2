import { join, resolve } from 'node:path';
import { root } from './places.ts';
import type { S3Settings } from './ports/blobs/s3-blobs.ts';
import { type Environment, looseSecrets, withSecretFiles } from './secret-files.ts';
import { StartError } from './start-error.ts';

/** What the environment decides. */
export interface Config {
  /** Port to listen on; 0 takes a free one. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Folder of the database, photos and everything else that is kept. */
  dataDir: string;
  /** Keys for what is stored encrypted, the newest first; null keeps one in the data directory. */
  dataKeys: Buffer[] | null;
  /** A PostgreSQL of one's own; null starts the embedded one. */
  databaseUrl: string | null;
  /** Connections to the database that this process opens at most. */
  databasePool: number;
  /** Seconds after which PostgreSQL ends a statement of a call. */
  statementSeconds: number;
  /** Redis for live events and limits of several processes; null does both by the database and in the process. */
  redisUrl: string | null;
  /** Put before every name in Redis, so that several installations may share one. */
  redisPrefix: string;
  /** Bucket for photos; null keeps them in the data directory. */
  s3: S3Settings | null;
  /** Fill an empty database with demo members. */
  demo: boolean;
  production: boolean;
  /** Folder of the site files. */
  sitesDir: string;
  /** Folder of the built app; without it the server offers the API only. */
  appDir: string;
  /** Key of the payment provider; null pays in the sandbox. */
  mollieApiKey: string | null;
  /** Address of the payment provider's API; null is the provider's own, or the sandbox without a key. */
  mollieUrl: string | null;
  /** Mail server; null keeps mails in the outbox only. */
  smtpUrl: string | null;
  /** Provider of text messages; null keeps them in the outbox only. */
  smsUrl: string | null;
  /** Service for breached passwords; null asks none. */
  breachedPasswordsUrl: string | null;
  /** Virus scanner for uploads; null asks none. */
  clamdUrl: string | null;
  /** Believe the proxy in front about address, scheme and country. */
  trustProxy: boolean;
  /** Refuse callers that call too often. */
  rateLimits: boolean;
  /** Refuse to start with addresses of other machines that are spoken to without TLS. */
  requireTls: boolean;
  /** Refuse to start with secrets that come from elsewhere than files outside the data directory. */
  requireSecretFiles: boolean;
  /** Of each such secret, what to do instead. */
  looseSecrets: string[];
  logLevel: string;
  /** Port of the metrics; null shows them on the main port to callers on the same machine only. */
  metricsPort: number | null;
  /** Seconds to go on serving after SIGTERM while `/readyz` says no, so that a balancer can take the process out. */
  drainSeconds: number;
}

const modes = ['production', 'development', 'test'];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function integer(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new StartError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

function url(name: string, text: string | undefined, ...schemes: string[]): string | null {
  if (!text) return null;
  const scheme = URL.parse(text)?.protocol.slice(0, -1);
  if (scheme !== undefined && schemes.includes(scheme)) return text;
  throw new StartError(`${name} must be an address that begins with ${schemes.join(':// or ')}://.`);
}

/** Keys of 256 bits in base64, separated by commas or one a line; what is wrong is told without the value. */
function keys(name: string, text: string | undefined): Buffer[] | null {
  if (!text) return null;
  const list = text.split(/[\s,]+/).map(key => Buffer.from(key, 'base64'));
  if (list.every(key => key.length === 32)) return list;
  throw new StartError(`${name} must be 32 bytes in base64, several of them separated by commas or lines.`);
}

function flag(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (!text) return otherwise;
  if (text === '0' || text === '1') return text === '1';
  throw new StartError(`${name} must be 0 or 1, not "${text}".`);
}

function oneOf(name: string, text: string | undefined, values: string[], otherwise: string): string {
  if (!text) return otherwise;
  if (values.includes(text)) return text;
  throw new StartError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}

const bucketNames = ['S3_ENDPOINT', 'S3_REGION', 'S3_KEY', 'S3_SECRET', 'S3_PATH_STYLE'];

function s3(env: Environment): S3Settings | null {
  const bucket = env.S3_BUCKET;
  if (!bucket) {
    const alone = bucketNames.find(name => env[name]);
    if (alone) throw new StartError(`${alone} is set without S3_BUCKET: set that too, or leave both out.`);
    return null;
  }
  const [id, secret] = [env.S3_KEY, env.S3_SECRET];
  if (!id !== !secret) throw new StartError('S3_KEY and S3_SECRET must both be set, or neither.');
  const endpoint = url('S3_ENDPOINT', env.S3_ENDPOINT, 'http', 'https');
  return {
    ...{ endpoint, bucket, key: id && secret ? { id, secret } : null },
    region: env.S3_REGION || 'us-east-1',
    pathStyle: flag('S3_PATH_STYLE', env.S3_PATH_STYLE, endpoint !== null),
  };
}

function metricsPort(env: Environment, port: number): number | null {
  if (!env.METRICS_PORT) return null;
  const own = integer('METRICS_PORT', env.METRICS_PORT, 0, 65_535);
  if (own === port && own !== 0) throw new StartError('METRICS_PORT must be another port than PORT.');
  return own;
}

/** Reads the environment; throws `StartError` for a value that cannot be used. */
export function readConfig(given: Environment): Config {
  const env = withSecretFiles(given);
  const production = oneOf('NODE_ENV', env.NODE_ENV, modes, 'development') === 'production';
  const port = integer('PORT', env.PORT || '4100', 0, 65_535);
  const dataDir = resolve(env.DATA_DIR || join(root, 'data'));
  return {
    port,
    host: env.HOST || '0.0.0.0',
    dataDir,
    dataKeys: keys('DATA_KEY', env.DATA_KEY),
    databaseUrl: url('DATABASE_URL', env.DATABASE_URL, 'postgres', 'postgresql'),
    databasePool: integer('DATABASE_POOL', env.DATABASE_POOL || '16', 2, 200),
    statementSeconds: integer('DATABASE_STATEMENT_SECONDS', env.DATABASE_STATEMENT_SECONDS || '20', 1, 600),
    redisUrl: url('REDIS_URL', env.REDIS_URL, 'redis', 'rediss'),
    redisPrefix: env.REDIS_PREFIX || 'velluto',
    s3: s3(env),
    demo: flag('DEMO', env.DEMO, !production),
    production,
    sitesDir: resolve(env.SITES_DIR || join(root, 'sites')),
    appDir: resolve(env.APP_DIR || join(root, 'app/dist')),
    mollieApiKey: env.MOLLIE_API_KEY || null,
    mollieUrl: url('MOLLIE_URL', env.MOLLIE_URL, 'http', 'https'),
    smtpUrl: url('SMTP_URL', env.SMTP_URL, 'smtp', 'smtps'),
    smsUrl: url('SMS_URL', env.SMS_URL, 'http', 'https'),
    breachedPasswordsUrl: url('BREACHED_PASSWORDS_URL', env.BREACHED_PASSWORDS_URL, 'http', 'https'),
    clamdUrl: url('CLAMD_URL', env.CLAMD_URL, 'tcp', 'unix'),
    trustProxy: flag('TRUST_PROXY', env.TRUST_PROXY, false),
    rateLimits: flag('RATE_LIMITS', env.RATE_LIMITS, true),
    requireTls: flag('REQUIRE_TLS', env.REQUIRE_TLS, false),
    requireSecretFiles: flag('REQUIRE_SECRET_FILES', env.REQUIRE_SECRET_FILES, false),
    looseSecrets: looseSecrets(given, dataDir),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL, logLevels, production ? 'info' : 'warn'),
    metricsPort: metricsPort(env, port),
    drainSeconds: integer('DRAIN_SECONDS', env.DRAIN_SECONDS || '0', 0, 300),
  };
}
