import { readFileSync } from 'node:fs';
import { codeOf, StartError } from './start-error.ts';

/** Variables by name. */
export type Environment = Record<string, string | undefined>;

/** What may lie in a file that `NAME_FILE` names, as Docker, Kubernetes and the agents of key vaults put it there. */
export const secretNames = [
  'DATABASE_URL',
  'REDIS_URL',
  'S3_KEY',
  'S3_SECRET',
  'DATA_KEY',
  'MOLLIE_API_KEY',
  'SMTP_URL',
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
 * The environment with what its files say.
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
