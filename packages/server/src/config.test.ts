import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

it('needs nothing', () => {
  expect(readConfig({})).toMatchObject({
    port: 4100,
    databaseUrl: null,
    demo: true,
    production: false,
    mollieApiKey: null,
    smtpUrl: null,
    trustProxy: false,
    rateLimits: true,
  });
});

it('takes what the environment says, and an empty value as none', () => {
  const config = readConfig({ PORT: '8080', DEMO: '0', DATABASE_URL: '', SMTP_URL: 'smtps://mail.example' });
  expect(config).toMatchObject({
    port: 8080,
    demo: false,
    databaseUrl: null,
    smtpUrl: 'smtps://mail.example',
  });
});

it('makes up no members in production unless asked', () => {
  expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
});

describe('a value that makes no sense is refused with its name', () => {
  it.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['DEMO', 'yes'],
    ['DATABASE_URL', 'localhost:5432'],
    ['SMTP_URL', 'https://mail.example'],
    ['MOLLIE_URL', 'ftp://mollie.example'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });
});
