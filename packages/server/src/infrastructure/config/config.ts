import { createPrivateKey } from 'node:crypto';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../../domain/start-error.ts';
import type { S3Settings } from '../blobs/s3-blobs.ts';
import { readRedisAddress } from '../redis/redis-address.ts';
import { repositoryRoot } from '../repository-root.ts';
import type { TracingSettings } from '../tracing/tracing.ts';
import { type Cells, withCell } from './cells.ts';
import { type PaymentRule, paymentRules } from './payment-rules.ts';
import { type Environment, exposedSecrets, withSecretFiles } from './secret-files.ts';

/** Key with which mails are signed (DKIM, RFC 6376), for the domain of each sender. */
export interface DkimKey {
  /** Name below `_domainkey` of the domain's DNS, where the public key is. */
  selector: string;
  /** Private RSA key in PEM. */
  privateKey: string;
}

/** The configuration, read from environment variables. */
export interface Config {
  /** Port to listen on; 0 takes a free one. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Folder of the embedded database, photos and everything else that is stored. */
  dataDir: string;
  /** Whether DATA_DIR names that folder; otherwise it is the one of the checkout. */
  dataDirChosen: boolean;
  /** Keys of stored encrypted data, the newest first; null uses one in the data directory. */
  dataKeys: Buffer[] | null;
  /** The cell that this process serves, and the others; null for an installation with one database. */
  cells: Cells | null;
  /** Address of an external PostgreSQL; null starts the embedded one. */
  databaseUrl: string | null;
  /** Address of a streaming replica of that PostgreSQL, for calls that only read; null for none. */
  replicaUrl: string | null;
  /** Connections to the database that this process opens at most. */
  databasePool: number;
  /** Seconds after which PostgreSQL cancels a statement of a request. */
  statementSeconds: number;
  /** Address of Redis, for live events and rate limits across processes; null sends events through the database and counts limits in the process. */
  redisUrl: string | null;
  /** Prefix of every key and channel in Redis, so that several installations and cells can share one. */
  redisPrefix: string;
  /** S3 bucket for photos; null stores them in the data directory. */
  s3: S3Settings | null;
  /** Whether an empty database is filled with demo members. */
  demo: boolean;
  production: boolean;
  /** Folder of the site files. */
  sitesDir: string;
  /** Folder of the built app; without it the server offers the API only. */
  appDir: string;
  /** API key of Mollie; without a key of any payment provider the sandbox is used. */
  mollieApiKey: string | null;
  /** Address of Mollie's API; null for the usual one. */
  mollieUrl: string | null;
  /** API key of Stripe, and the secret with which it signs its webhooks; null does without Stripe. */
  stripe: { apiKey: string; webhookSecret: string } | null;
  /** Payment providers of new orders by method and country; null lets all take all of them. */
  paymentRules: PaymentRule[] | null;
  /** Address of the mail server; null stores mails in the outbox only. */
  smtpUrl: string | null;
  /** Key with which mails are signed; null leaves that to the mail server. */
  dkim: DkimKey | null;
  /** Address at which reports about mails arrive, and the token with which they are posted to us; null takes none. */
  mailReturns: { address: string; token: string } | null;
  /** Address of the SMS provider; null stores text messages in the outbox only. */
  smsUrl: string | null;
  /** Address of a service for breached passwords; null makes no such check. */
  breachedPasswordsUrl: string | null;
  /** Address of the virus scanner for uploads; null makes no such check. */
  clamdUrl: string | null;
  /** Whether to trust the headers of a proxy about client address, scheme and country. */
  trustProxy: boolean;
  /** Whether callers that exceed a rate limit are refused. */
  rateLimits: boolean;
  /** Whether to refuse to start when another machine would be reached without TLS. */
  requireTls: boolean;
  /** Whether to refuse to start when a secret is not in a file outside the data directory. */
  requireSecretFiles: boolean;
  /** For each secret that is not in such a file, one sentence on what to do instead. */
  exposedSecrets: string[];
  logLevel: string;
  /** Where traces of calls are sent; null makes none. */
  tracing: TracingSettings | null;
  /** Port of the metrics; null serves them on the main port, to callers on the same machine only. */
  metricsPort: number | null;
  /** Seconds to keep serving after SIGTERM while `/readyz` fails, so that a load balancer can take the process out. */
  drainSeconds: number;
  /** Whether this process runs jobs; those that it adds are run by others if not. */
  runsJobs: boolean;
}

/** Error message for a wrong value; the variable's name is put before it. */
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

const share = v.pipe(
  v.string(),
  v.regex(/^(0|1|[01]?\.\d+)$/, mustBe('a number from 0 to 1')),
  v.transform(Number),
  v.maxValue(1, mustBe('a number from 0 to 1')),
);

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

/** Scheme, host and port of an address, and nothing more. */
const origin = v.pipe(
  url('http', 'https'),
  v.check(
    text => URL.parse(text)?.href.replace(/\/$/, '') === URL.parse(text)?.origin,
    'must be an address without a path',
  ),
  v.transform(text => new URL(text).origin),
);

const redisUrl = v.pipe(
  url('redis', 'rediss'),
  v.rawCheck(({ dataset, addIssue }) => {
    const address = dataset.typed && readRedisAddress(dataset.value);
    if (typeof address === 'string') addIssue({ message: `must be ${address}` });
  }),
);

/** Keys of 256 bits in base64, separated by commas or line breaks. */
const keys = v.pipe(
  v.string(),
  v.transform(text => text.split(/[\s,]+/).map(key => Buffer.from(key, 'base64'))),
  v.check(
    list => list.every(key => key.length === 32),
    'must be 32 bytes in base64, several of them separated by commas or lines',
  ),
);

/** Whether a text is a private RSA key of 1024 bits or more in PEM, the only kind with which mails are signed everywhere. */
function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1024;
  } catch {
    return false;
  }
}

const rsaKey = v.pipe(v.string(), v.check(isRsaKey, 'must be a private RSA key of 1024 bits or more in PEM'));

/** Every variable that the server reads (except those of cells and the `_FILE` forms of secrets), with its allowed values and its default. */
const variables = v.object({
  NODE_ENV: v.optional(oneOf('production', 'development', 'test'), 'development'),
  PORT: v.optional(integer(0, 65_535), '4100'),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.string()),
  DATA_KEY: v.nullish(keys, null),
  DATABASE_URL: v.nullish(url('postgres', 'postgresql'), null),
  DATABASE_REPLICA_URL: v.nullish(url('postgres', 'postgresql'), null),
  DATABASE_POOL: v.optional(integer(2, 200), '16'),
  DATABASE_STATEMENT_SECONDS: v.optional(integer(1, 600), '20'),
  REDIS_URL: v.nullish(redisUrl, null),
  REDIS_PREFIX: v.optional(v.string(), 'velluto'),
  S3_BUCKET: v.optional(v.string()),
  S3_ENDPOINT: v.nullish(url('http', 'https'), null),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_KEY: v.optional(v.string()),
  S3_SECRET: v.optional(v.string()),
  S3_PATH_STYLE: v.optional(flag),
  S3_PUBLIC_URL: v.nullish(origin, null),
  DEMO: v.optional(flag),
  SITES_DIR: v.optional(v.string(), join(repositoryRoot, 'sites')),
  APP_DIR: v.optional(v.string(), join(repositoryRoot, 'app/dist')),
  MOLLIE_API_KEY: v.nullish(v.string(), null),
  MOLLIE_URL: v.nullish(url('http', 'https'), null),
  STRIPE_API_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  PAYMENT_PROVIDERS: v.nullish(paymentRules, null),
  SMTP_URL: v.nullish(url('smtp', 'smtps'), null),
  DKIM_SELECTOR: v.nullish(
    v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d.-]{0,62}$/i, mustBe('a name such as "velluto2026"'))),
    null,
  ),
  DKIM_KEY: v.nullish(rsaKey, null),
  MAIL_RETURN_PATH: v.nullish(
    v.pipe(
      v.string(),
      v.regex(/^[a-z\d.-]{1,10}@[a-z\d.-]+$/i, mustBe('an address with at most 10 characters before the @')),
    ),
    null,
  ),
  MAIL_REPORT_TOKEN: v.nullish(v.pipe(v.string(), v.minLength(20, 'must have 20 characters or more')), null),
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
  RUN_JOBS: v.optional(flag, '1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.nullish(url('http', 'https'), null),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'velluto'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(share, '1'),
});
type Variables = v.InferOutput<typeof variables>;

function readVariables(given: Environment): Variables {
  // an empty value counts as not set
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
  const withoutBucket = Object.keys(env).find(name => name.startsWith('S3_') && name in variables.entries);
  if (withoutBucket && !env.S3_BUCKET) {
    throw new StartError(`${withoutBucket} is set without S3_BUCKET: set that too, or leave both out.`);
  }
  const { success, output, issues } = v.safeParse(variables, env, { abortEarly: true });
  if (success) return output;
  throw new StartError(`${v.getDotPath(issues[0])} ${issues[0].message}.`);
}

/** Two values of which one is of no use without the other; null where neither is set. */
function pair(names: string, one: string | null | undefined, other: string | null | undefined) {
  if (!one !== !other) throw new StartError(`${names} must both be set, or neither.`);
  return one && other ? ([one, other] as const) : null;
}

function runsJobs({ RUN_JOBS, DATABASE_URL }: Variables): boolean {
  if (!RUN_JOBS && !DATABASE_URL)
    throw new StartError(
      'RUN_JOBS=0 needs DATABASE_URL: nobody else can run the jobs of an embedded database.',
    );
  return RUN_JOBS;
}

function s3(env: Variables): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_PUBLIC_URL: publicUrl } = env;
  if (!bucket) return null;
  if (env.NODE_ENV === 'production' && publicUrl?.startsWith('http:')) {
    throw new StartError('S3_PUBLIC_URL must begin with https://: browsers refuse other pictures on a page.');
  }
  const key = pair('S3_KEY and S3_SECRET', env.S3_KEY, env.S3_SECRET);
  return {
    endpoint,
    bucket,
    key: key && { id: key[0], secret: key[1] },
    region: env.S3_REGION,
    pathStyle: env.S3_PATH_STYLE ?? endpoint !== null,
    publicUrl,
  };
}

function dkim({ DKIM_SELECTOR, DKIM_KEY }: Variables): DkimKey | null {
  const given = pair('DKIM_SELECTOR and DKIM_KEY (or DKIM_KEY_FILE)', DKIM_SELECTOR, DKIM_KEY);
  return given && { selector: given[0], privateKey: given[1] };
}

function stripe({ STRIPE_API_KEY, STRIPE_WEBHOOK_SECRET }: Variables) {
  const names = 'STRIPE_API_KEY and STRIPE_WEBHOOK_SECRET (or their _FILE forms)';
  const given = pair(names, STRIPE_API_KEY, STRIPE_WEBHOOK_SECRET);
  return given && { apiKey: given[0], webhookSecret: given[1] };
}

function mailReturns({ MAIL_RETURN_PATH, MAIL_REPORT_TOKEN }: Variables) {
  const names = 'MAIL_RETURN_PATH and MAIL_REPORT_TOKEN (or MAIL_REPORT_TOKEN_FILE)';
  const given = pair(names, MAIL_RETURN_PATH, MAIL_REPORT_TOKEN);
  return given && { address: given[0], token: given[1] };
}

function tracing(env: Variables): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = env;
  return endpoint === null
    ? null
    : { endpoint, serviceName: OTEL_SERVICE_NAME, share: OTEL_TRACES_SAMPLER_ARG };
}

/** Reads the environment; throws `StartError` for a value that cannot be used. */
export function readConfig(environment: Environment): Config {
  const { env: given, cells } = withCell(environment);
  const env = readVariables(withSecretFiles(given));
  const production = env.NODE_ENV === 'production';
  const dataDir = resolve(env.DATA_DIR ?? join(repositoryRoot, 'data'));
  if (env.METRICS_PORT === env.PORT && env.PORT !== 0) {
    throw new StartError('METRICS_PORT must be another port than PORT.');
  }
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL) {
    throw new StartError('DATABASE_REPLICA_URL needs DATABASE_URL, the database that it copies.');
  }
  return {
    port: env.PORT,
    // not reachable from other machines in development, which serves the outbox and the sandbox without a log-in
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir,
    dataDirChosen: env.DATA_DIR !== undefined,
    dataKeys: env.DATA_KEY,
    cells,
    databaseUrl: env.DATABASE_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    databasePool: env.DATABASE_POOL,
    statementSeconds: env.DATABASE_STATEMENT_SECONDS,
    redisUrl: env.REDIS_URL,
    redisPrefix: cells ? `${env.REDIS_PREFIX}:${cells.own.name}` : env.REDIS_PREFIX,
    s3: s3(env),
    demo: env.DEMO ?? !production,
    production,
    sitesDir: resolve(env.SITES_DIR),
    appDir: resolve(env.APP_DIR),
    mollieApiKey: env.MOLLIE_API_KEY,
    mollieUrl: env.MOLLIE_URL,
    stripe: stripe(env),
    paymentRules: env.PAYMENT_PROVIDERS,
    smtpUrl: env.SMTP_URL,
    dkim: dkim(env),
    mailReturns: mailReturns(env),
    smsUrl: env.SMS_URL,
    breachedPasswordsUrl: env.BREACHED_PASSWORDS_URL,
    clamdUrl: env.CLAMD_URL,
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    requireTls: env.REQUIRE_TLS,
    requireSecretFiles: env.REQUIRE_SECRET_FILES,
    exposedSecrets: exposedSecrets(given, dataDir),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    tracing: tracing(env),
    metricsPort: env.METRICS_PORT,
    drainSeconds: env.DRAIN_SECONDS,
    runsJobs: runsJobs(env),
  };
}

/** Whether search engines may list the sites: real ones only, none with demo members or in development. */
export const isListed = ({ production, demo }: Config): boolean => production && !demo;
