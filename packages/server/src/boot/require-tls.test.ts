import { describe, expect, it } from 'vitest';
import { readConfig } from '../infrastructure/config/config.ts';
import { createLog } from '../infrastructure/log.ts';
import { requireTls } from './require-tls.ts';

/** The warnings in the log at a production start with these variables. */
function warningsOf(env: Record<string, string>): string[] {
  const lines: string[] = [];
  const log = createLog('warn', { write: line => lines.push(line) });
  requireTls(readConfig({ NODE_ENV: 'production', ...env }), log);
  return lines.map(line => JSON.parse(line).msg);
}
/** A made-up password. */
const password = 'geheim';
const bucket = { S3_BUCKET: 'photos', S3_KEY: 'key', S3_SECRET: 'geheim' };

describe('an address without TLS', () => {
  it.each<[Record<string, string>, string]>([
    [
      { DATABASE_URL: `postgres://velluto:${password}@db.example/velluto` },
      'DATABASE_URL leads to db.example without TLS: use ?sslmode=verify-full.',
    ],
    [
      { DATABASE_URL: `postgresql://u:${password}@db.example/v?sslmode=prefer` },
      'DATABASE_URL leads to db.example without TLS: use ?sslmode=verify-full.',
    ],
    [
      { DATABASE_URL: 'postgres:///velluto?host=db.example&password=geheim' },
      'DATABASE_URL leads to db.example without TLS: use ?sslmode=verify-full.',
    ],
    [
      { REDIS_URL: 'redis://:geheim@203.0.113.7' },
      'REDIS_URL leads to 203.0.113.7 without TLS: use rediss://.',
    ],
    [
      { REDIS_URL: 'redis://:geheim@localhost?cluster&nodes=localhost:7000,203.0.113.8:7001' },
      'REDIS_URL leads to 203.0.113.8 without TLS: use rediss://.',
    ],
    [
      { SMTP_URL: 'smtp://u:geheim@mail.example:587' },
      'SMTP_URL leads to mail.example without TLS: use smtps://, or ?requireTLS=true.',
    ],
    [
      { ...bucket, S3_ENDPOINT: 'http://[2001:db8::1]:9000' },
      'S3_ENDPOINT leads to [2001:db8::1] without TLS: use https://.',
    ],
    [
      { SMS_URL: 'http://geheim@sms.example/send' },
      'SMS_URL leads to sms.example without TLS: use https://.',
    ],
    [
      { BREACHED_PASSWORDS_URL: 'http://range.example' },
      'BREACHED_PASSWORDS_URL leads to range.example without TLS: use https://.',
    ],
    [
      { CLAMD_URL: 'tcp://scan.example:3310' },
      'CLAMD_URL leads to scan.example without TLS: use unix://, or tcp:// to a tunnel on this machine.',
    ],
  ])('of another network causes a warning in production, without its secrets: %o', (env, line) => {
    expect(warningsOf(env)).toEqual([line]);
    expect(warningsOf({ ...env, NODE_ENV: 'development' })).toEqual([]);
    expect(() => warningsOf({ ...env, REQUIRE_TLS: '1' })).toThrow(`${line} REQUIRE_TLS insists on it.`);
  });

  it.each<Record<string, string>>([
    { DATABASE_URL: 'postgres://u@10.1.2.3/v' },
    { DATABASE_URL: 'postgres://u@postgres/v' },
    { REDIS_URL: 'redis://redis.velluto.svc.cluster.local' },
    { REDIS_URL: 'redis://[fd00::7]' },
    { SMTP_URL: 'smtp://192.168.0.2' },
  ])('of the own network causes no warning, but can be refused: %o', env => {
    expect(warningsOf(env)).toEqual([]);
    expect(() => warningsOf({ ...env, REQUIRE_TLS: '1' })).toThrow(/without TLS/);
  });

  it.each<Record<string, string>>([
    {},
    { DATABASE_URL: 'postgres://u@localhost/v' },
    { DATABASE_URL: 'postgres:///v?host=/run/postgresql' },
    { DATABASE_URL: 'postgres://u@db.example/v?sslmode=verify-full' },
    { REDIS_URL: 'rediss://redis.example' },
    { REDIS_URL: 'redis://127.0.0.1' },
    { SMTP_URL: 'smtps://mail.example' },
    { CLAMD_URL: 'unix:///run/clamav/clamd.ctl' },
    { CLAMD_URL: 'tcp://[::1]:3310' },
    { SMTP_URL: 'smtp://mail.example?requireTLS=true' },
    { ...bucket, S3_ENDPOINT: 'https://s3.example' },
  ])('is not reported on the same machine or with TLS: %o', env => {
    expect(warningsOf({ ...env, REQUIRE_TLS: '1' })).toEqual([]);
  });
});
