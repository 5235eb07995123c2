import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { S3Settings } from './ports/blobs/s3-blobs.ts';
import { repositoryRoot } from './repository-root.ts';
import { type Environment, exposedSecrets, withSecretFiles } from './secret-files.ts';
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
  exposedSecrets: string[];
  logLevel: string;
  /** Port of the metrics; null shows them on the main port to callers on the same machine only. */
  metricsPort: number | null;
  /** Seconds to go on serving after SIGTERM while `/readyz` says no, so that a balancer can take the process out. */
  drainSeconds: number;
}

/** Says what a value must be; the variable's name is put before it. */
const mustBe = (rule: string) => (issue: v.BaseIssue<unknown>) => `must be ${rule}, not "${issue.input}"`;

const integer = (least: number, most: number) => {
  const message = mustBe(`a whole number from ${least} to ${most}`);
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

const flag = v.pipe(
  v.picklist(['0', '1'], mustBe('0 or 1')),
  v.transform(text => text === '1'),
);

const oneOf = (...values: string[]) => v.picklist(values, mustBe(`one of ${values.join(', ')}`));

// addresses and keys hold secrets: the error does not repeat the value
const url = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      text => schemes.includes(URL.parse(text)?.protocol.slice(0, -1) ?? ''),
      `must be an address that begins with ${schemes.join(':// or ')}://`,
    ),
  );

/** Keys of 256 bits in base64, separated by commas or one a line. */
const keys = v.pipe(
  v.string(),
  v.transform(text => text.split(/[\s,]+/).map(key => Buffer.from(key, 'base64'))),
  v.check(
    list => list.every(key => key.length === 32),
    'must be 32 bytes in base64, several of them separated by commas or lines',
  ),
);

/** Every variable that the server reads, but for files of secrets, with what it may be and what holds without it. */
const variables = v.object({
  NODE_ENV: v.optional(oneOf('production', 'development', 'test'), 'development'),
  PORT: v.optional(integer(0, 65_535), '4100'),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), join(repositoryRoot, 'data')),
  DATA_KEY: v.nullish(keys, null),
  DATABASE_URL: v.nullish(url('postgres', 'postgresql'), null),
  DATABASE_POOL: v.optional(integer(2, 200), '16'),
  DATABASE_STATEMENT_SECONDS: v.optional(integer(1, 600), '20'),
  REDIS_URL: v.nullish(url('redis', 'rediss'), null),
  REDIS_PREFIX: v.optional(v.string(), 'velluto'),
  S3_BUCKET: v.optional(v.string()),
  S3_ENDPOINT: v.nullish(url('http', 'https'), null),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_KEY: v.optional(v.string()),
  S3_SECRET: v.optional(v.string()),
  S3_PATH_STYLE: v.optional(flag),
  DEMO: v.optional(flag),
  SITES_DIR: v.optional(v.string(), join(repositoryRoot, 'sites')),
  APP_DIR: v.optional(v.string(), join(repositoryRoot, 'app/dist')),
  MOLLIE_API_KEY: v.nullish(v.string(), null),
  MOLLIE_URL: v.nullish(url('http', 'https'), null),
  SMTP_URL: v.nullish(url('smtp', 'smtps'), null),
  SMS_URL: v.nullish(url('http', 'https'), null),
  BREACHED_PASSWORDS_URL: v.nullish(url('http', 'https'), null),
  CLAMD_URL: v.nullish(url('tcp', 'unix'), null),
  TRUST_PROXY: v.optional(flag, '0'),
  RATE_LIMITS: v.optional(flag, '1'),
  REQUIRE_TLS: v.optional(flag, '0'),
  REQUIRE_SECRET_FILES: v.optional(flag, '0'),
  LOG_LEVEL: v.optional(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
  METRICS_PORT: v.nullish(integer(0, 65_535), null),
  DRAIN_SECONDS: v.optional(integer(0, 300), '0'),
});
type Variables = v.InferOutput<typeof variables>;

function readVariables(given: Environment): Variables {
  // an empty value is as good as none
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  const alone = Object.keys(env).find(name => name.startsWith('S3_') && name in variables.entries);
  if (alone && !env.S3_BUCKET) {
    throw new StartError(`${alone} is set without S3_BUCKET: set that too, or leave both out.`);
  }
  const { success, output, issues } = v.safeParse(variables, env, { abortEarly: true });
  if (success) return output;
  throw new StartError(`${v.getDotPath(issues[0])} ${issues[0].message}.`);
}

function s3(env: Variables): S3Settings | null {
  const { S3_BUCKET: bucket, S3_KEY: id, S3_SECRET: secret, S3_ENDPOINT: endpoint } = env;
  if (!bucket) return null;
  if (!id !== !secret) throw new StartError('S3_KEY and S3_SECRET must both be set, or neither.');
  return {
    endpoint,
    bucket,
    key: id && secret ? { id, secret } : null,
    region: env.S3_REGION,
    pathStyle: env.S3_PATH_STYLE ?? endpoint !== null,
  };
}

/** Reads the environment; throws `StartError` for a value that cannot be used. */
export function readConfig(given: Environment): Config {
  const env = readVariables(withSecretFiles(given));
  const production = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR);
  if (env.METRICS_PORT === env.PORT && env.PORT !== 0) {
    throw new StartError('METRICS_PORT must be another port than PORT.');
  }
  return {
    port: env.PORT,
    // development has pages for developers only: the outbox, the sandbox
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir,
    dataKeys: env.DATA_KEY,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    statementSeconds: env.DATABASE_STATEMENT_SECONDS,
    redisUrl: env.REDIS_URL,
    redisPrefix: env.REDIS_PREFIX,
    s3: s3(env),
    demo: env.DEMO ?? !production,
    production,
    sitesDir: resolve(env.SITES_DIR),
    appDir: resolve(env.APP_DIR),
    mollieApiKey: env.MOLLIE_API_KEY,
    mollieUrl: env.MOLLIE_URL,
    smtpUrl: env.SMTP_URL,
    smsUrl: env.SMS_URL,
    breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL,
    clamdUrl: env.CLAMD_URL,
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    requireTls: env.REQUIRE_TLS,
    requireSecretFiles: env.REQUIRE_SECRET_FILES,
    exposedSecrets: exposedSecrets(given, dataDir),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsPort: env.METRICS_PORT,
    drainSeconds: env.DRAIN_SECONDS,
  };
}
