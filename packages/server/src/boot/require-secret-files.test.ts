import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../infrastructure/config/config.ts';
import { createLog } from '../infrastructure/log.ts';
import { requireSecretFiles } from './require-secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'velluto-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** A made-up password. */
const password = 'geheim';
const key = Buffer.alloc(32, 7).toString('base64');
const keyFile = join(folder, 'data-key');
writeFileSync(keyFile, key);

/**
 * The warnings in the log at a production start with these variables; by default the data key is in a separate file.
 */
function warningsOf(env: Record<string, string>): string[] {
  const lines: string[] = [];
  const log = createLog('warn', { write: line => lines.push(line) });
  requireSecretFiles(readConfig({ NODE_ENV: 'production', DATA_KEY_FILE: keyFile, ...env }), log);
  return lines.map(line => JSON.parse(line).msg);
}
const bucket = { S3_BUCKET: 'photos' };
const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
const toCollector = (name: string) =>
  `${name} comes by the environment: give it to a collector on this machine.`;
const byEnvironment = (name: string) => `${name} comes by the environment: use ${name}_FILE.`;
const besideData = 'The data key lies in DATA_DIR, beside what it seals: use DATA_KEY_FILE.';

describe('a secret', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ MOLLIE_API_KEY: `live_${password}` }, [byEnvironment('MOLLIE_API_KEY')]],
    [{ DATA_KEY: key, DATA_KEY_FILE: '' }, [byEnvironment('DATA_KEY')]],
    [
      { ...bucket, S3_KEY: 'AKIA', S3_SECRET: password },
      [byEnvironment('S3_KEY'), byEnvironment('S3_SECRET')],
    ],
    [{ DATABASE_URL: `postgres://velluto:${password}@db/velluto` }, [byEnvironment('DATABASE_URL')]],
    [{ DATABASE_URL: `postgres:///velluto?password=${password}` }, [byEnvironment('DATABASE_URL')]],
    [{ REDIS_URL: `rediss://:${password}@redis` }, [byEnvironment('REDIS_URL')]],
    [
      { REDIS_URL: `rediss://redis?sentinel=velluto&sentinelPassword=${password}` },
      [byEnvironment('REDIS_URL')],
    ],
    [{ SMTP_URL: `smtps://velluto:${password}@mail.example` }, [byEnvironment('SMTP_URL')]],
    [{ SMS_URL: `https://${password}@sms.example/send` }, [byEnvironment('SMS_URL')]],
    [{ SMS_URL: `https://sms.example/send?key=${password}` }, [byEnvironment('SMS_URL')]],
    [
      { DATABASE_URL: 'postgres://velluto@db/velluto', PGPASSWORD: password },
      ['PGPASSWORD comes by the environment: put it into the address in DATABASE_URL_FILE.'],
    ],
    [
      { ...bucket, AWS_SECRET_ACCESS_KEY: password },
      ['AWS_SECRET_ACCESS_KEY comes by the environment: use S3_KEY_FILE and S3_SECRET_FILE.'],
    ],
    [
      { ...collector, OTEL_EXPORTER_OTLP_HEADERS: `key=${password}` },
      [toCollector('OTEL_EXPORTER_OTLP_HEADERS')],
    ],
    [
      { ...collector, OTEL_EXPORTER_OTLP_TRACES_HEADERS: `key=${password}` },
      [toCollector('OTEL_EXPORTER_OTLP_TRACES_HEADERS')],
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: `https://velluto:${password}@traces.example` },
      [toCollector('OTEL_EXPORTER_OTLP_ENDPOINT')],
    ],
    [{ DATA_KEY_FILE: '', DATA_DIR: folder }, [besideData]],
    [{ DATA_DIR: folder }, [besideData]],
  ])(
    'that is in no file of a secrets manager causes a warning in production that names only its variable: %o',
    (env, lines) => {
      expect(warningsOf(env)).toEqual(lines);
      expect(warningsOf({ ...env, NODE_ENV: 'development' })).toEqual([]);
      expect(() => warningsOf({ ...env, REQUIRE_SECRET_FILES: '1' })).toThrow(
        `${lines[0]} REQUIRE_SECRET_FILES insists on it.`,
      );
    },
  );

  it.each<Record<string, string>>([
    {},
    { DATABASE_URL: 'postgres://velluto@db/velluto?sslmode=verify-full&sslkey=/run/velluto.key' },
    { REDIS_URL: 'rediss://redis?sslkey=/run/velluto.key' },
    { SMTP_URL: 'smtps://relay.example' },
    { SMS_URL: 'https://sms.example/send' },
    collector,
    // they belong to a database and a bucket that are not configured
    { PGPASSWORD: password, AWS_SECRET_ACCESS_KEY: password },
    { DATA_DIR: join(folder, 'data') },
    { DATA_DIR: join(folder, 'data'), DATABASE_URL_FILE: keyFile.replace('data-key', 'database-url') },
  ])('is neither an address without credentials nor a value in a file: %o', env => {
    writeFileSync(join(folder, 'database-url'), `postgres://velluto:${password}@db/velluto\n`);
    expect(warningsOf({ ...env, REQUIRE_SECRET_FILES: '1' })).toEqual([]);
  });
});
