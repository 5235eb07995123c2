import { readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { codeOf, StartError } from '../../domain/start-error.ts';

/** Variables by name. */
export type Environment = Record<string, string | undefined>;

/** Variables that may be in a file named by `NAME_FILE`, as Docker, Kubernetes and agents of key vaults provide them. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'REDIS_URL',
  'S3_KEY',
  'S3_SECRET',
  'DATA_KEY',
  'MOLLIE_API_KEY',
  'STRIPE_API_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'DKIM_KEY',
  'MAIL_REPORT_TOKEN',
  'SMS_URL',
] as const;

function secretIn(file: string, name: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (error) {
    throw new StartError(`${name}_FILE names ${file}, which cannot be read (${codeOf(error)}).`);
  }
  throw new StartError(`${name}_FILE names ${file}, which is empty.`);
}

/**
 * The environment with the secrets read from their files.
 *
 * @throws StartError for a secret that is given twice, and for a file that cannot be read
 */
export function withSecretFiles(given: Environment): Environment {
  const env = { ...given };
  for (const name of secretNames) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) throw new StartError(`${name} and ${name}_FILE are both set: leave one out.`);
    env[name] = secretIn(file, name);
  }
  return env;
}

/** Secrets that libraries read from the environment themselves when our variables give none. */
const librarySecrets = [
  { name: 'PGPASSWORD', with: 'DATABASE_URL', instead: 'put it into the address in DATABASE_URL_FILE' },
  { name: 'AWS_SECRET_ACCESS_KEY', with: 'S3_BUCKET', instead: 'use S3_KEY_FILE and S3_SECRET_FILE' },
  ...['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS', 'OTEL_EXPORTER_OTLP_ENDPOINT'].map(
    name => ({
      name,
      with: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      instead: 'give it to a collector on this machine',
    }),
  ),
];

/** Whether a value is a secret; an address is one only when it contains credentials. */
function isSecret(name: string, value: string): boolean {
  const url = /_(URL|ENDPOINT)$/.test(name) ? URL.parse(value) : null;
  if (!url) return true;
  // the bearer token of SMS_URL is a user name without a password, and providers also take keys in the query
  if (name === 'SMS_URL') return url.username + url.password + url.search !== '';
  return url.password !== '' || ['password', 'sentinelPassword'].some(key => url.searchParams.has(key));
}

const isWithin = (file: string, folder: string) => {
  const path = relative(folder, file);
  return !path.startsWith('..') && !isAbsolute(path);
};

/** One sentence for each secret that is not in a file outside the data directory: what to do instead, never its value. */
export function exposedSecrets(given: Environment, dataDir: string): string[] {
  const ours = secretNames
    .filter(name => given[name] && isSecret(name, given[name]))
    .map(name => `${name} comes by the environment: use ${name}_FILE.`);
  const others = librarySecrets
    .filter(
      ({ name, with: user }) =>
        given[name] && isSecret(name, given[name]) && (given[user] || given[`${user}_FILE`]),
    )
    .map(({ name, instead }) => `${name} comes by the environment: ${instead}.`);
  const keyFile = given.DATA_KEY_FILE && resolve(given.DATA_KEY_FILE);
  const besideData = keyFile ? isWithin(keyFile, dataDir) : !given.DATA_KEY;
  return [
    ...ours,
    ...others,
    ...(besideData ? ['The data key lies in DATA_DIR, beside what it seals: use DATA_KEY_FILE.'] : []),
  ];
}
