import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartError } from '../../domain/start-error.ts';
import { type Config, readConfig } from './config.ts';
import { secretNames } from './secret-files.ts';

it('needs no variable', () => {
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

it('takes the values of the environment, and an empty value as unset', () => {
  const config = readConfig({ PORT: '8080', DEMO: '0', DATABASE_URL: '', SMTP_URL: 'smtps://mail.example' });
  expect(config).toMatchObject({
    port: 8080,
    demo: false,
    databaseUrl: null,
    smtpUrl: 'smtps://mail.example',
  });
});

it('traces only with the address of a collector', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'chat' }).tracing).toBeNull();
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }).tracing).toEqual({
    endpoint: 'http://localhost:4318',
    serviceName: 'velluto',
    share: 1,
  });
});

it('leaves jobs to other processes only where there can be others', () => {
  expect(readConfig({}).runsJobs).toBe(true);
  expect(readConfig({ RUN_JOBS: '0', DATABASE_URL: 'postgres://db/velluto' }).runsJobs).toBe(false);
  expect(() => readConfig({ RUN_JOBS: '0' })).toThrow(/RUN_JOBS=0 needs DATABASE_URL/);
});

it('creates no demo members in production unless asked', () => {
  expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
});

it('treats no mode, "development" and "test" as development', () => {
  for (const mode of ['', 'development', 'test'])
    expect(readConfig({ NODE_ENV: mode })).toMatchObject({ production: false, demo: true });
});

describe('an invalid value is refused with its name', () => {
  it.each([
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'production '],
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['DEMO', 'yes'],
    ['DATABASE_URL', 'localhost:5432'],
    ['SMTP_URL', 'https://mail.example'],
    ['MOLLIE_URL', 'ftp://mollie.example'],
    ['PAYMENT_PROVIDERS', 'adyen'],
    ['PAYMENT_PROVIDERS', 'mollie stripe:visa@de'],
    ['CLAMD_URL', 'clamd:3310'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_POOL', '0'],
    ['REDIS_URL', 'localhost:6379'],
    ['METRICS_PORT', 'on'],
    ['METRICS_PORT', '4100'],
    ['DRAIN_SECONDS', '-1'],
    ['RUN_JOBS', 'no'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '5%'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });
});

it('takes a replica only beside the database that it copies', () => {
  const replica = { DATABASE_REPLICA_URL: 'postgres://reader@copy.example/velluto' };
  expect(() => readConfig(replica)).toThrow(/^DATABASE_REPLICA_URL needs DATABASE_URL/);
  expect(readConfig({ ...replica, DATABASE_URL: 'postgres://db.example/velluto' }).replicaUrl).toBe(
    replica.DATABASE_REPLICA_URL,
  );
});

it('allows free ports for both metrics and members', () => {
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 });
});

/** A private key for the signatures of mails, without the line break at its end. */
const newKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 1024 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
    .trim();
const signing = { DKIM_SELECTOR: 'velluto2026', DKIM_KEY: newKey() };
const reports = {
  MAIL_RETURN_PATH: 'bounces@mail.example',
  MAIL_REPORT_TOKEN: 'a token of twenty characters',
};
const stripeKeys = { STRIPE_API_KEY: 'sk_test_0', STRIPE_WEBHOOK_SECRET: 'whsec_0' };

const s3Bucket = { S3_BUCKET: 'photos', S3_KEY: 'key', S3_SECRET: 'secret' };

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'velluto-config-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const schemes: Partial<Record<string, string>> = {
    DATABASE_URL: 'postgres',
    DATABASE_REPLICA_URL: 'postgres',
    REDIS_URL: 'rediss',
    SMTP_URL: 'smtps',
    SMS_URL: 'https',
  };
  const file = (content: string) => {
    const path = join(folder, 'secret');
    writeFileSync(path, content);
    return path;
  };

  it.each(secretNames)('is read from the file that %s_FILE names', name => {
    const database = name === 'DATABASE_REPLICA_URL' ? { DATABASE_URL: 'postgres://db.example' } : {};
    const others = { ...s3Bucket, ...signing, ...reports, ...stripeKeys, ...database };
    const scheme = schemes[name];
    const usual = scheme ? `${scheme}://geheim@mail.example` : Buffer.alloc(32, 7).toString('base64');
    const value = name === 'DKIM_KEY' ? newKey() : usual;
    const config = readConfig({ ...others, [name]: '', [`${name}_FILE`]: file(`${value}\n`) });
    // the two configurations differ only in where the secret came from
    const withoutSource = ({ exposedSecrets: _, ...rest }: Config) => rest;
    expect(withoutSource(config)).toEqual(withoutSource(readConfig({ ...others, [name]: value })));
    expect(withoutSource(config)).not.toEqual(withoutSource(readConfig(others)));
  });

  it('can be a copy of the file of the data key, with older keys on further lines', () => {
    const keys = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
    const lines = keys.map(key => `${key.toString('base64')}\n`).join('');
    expect(readConfig({ DATA_KEY_FILE: file(lines) }).dataKeys).toEqual(keys);
  });

  it('is reported by its name, never with its content, when it cannot be used', () => {
    const path = file('geheim');
    const expectRefusal = (env: Record<string, string>) => {
      const read = () => readConfig(env);
      expect(read).toThrow(StartError);
      expect(read).not.toThrow(/geheim/);
      return expect(read);
    };
    expectRefusal({ SMTP_URL_FILE: path }).toThrow(/^SMTP_URL must be an address/);
    expectRefusal({ SMTP_URL_FILE: path, SMTP_URL: 'smtp://mail.example' }).toThrow(
      'SMTP_URL and SMTP_URL_FILE are both set: leave one out.',
    );
    expectRefusal({ SMTP_URL_FILE: join(folder, 'none') }).toThrow(
      /^SMTP_URL_FILE names .*none, .* \(ENOENT\)\.$/,
    );
    expectRefusal({ SMTP_URL_FILE: folder }).toThrow(/cannot be read \(EISDIR\)/);
    expectRefusal({ SMTP_URL_FILE: file(' \n') }).toThrow(/which is empty/);
  });
});

describe('a bucket for photos', () => {
  const bucket = { S3_BUCKET: 'photos', S3_KEY: 'key', S3_SECRET: 'secret' };

  it('is at Amazon without an address, and else at the given service with the bucket in the path', () => {
    const key = { id: 'key', secret: 'secret' };
    const s3 = { bucket: 'photos', key, region: 'us-east-1', publicUrl: null };
    expect(readConfig(bucket).s3).toEqual({ ...s3, endpoint: null, pathStyle: false });
    const ownService = { ...bucket, S3_ENDPOINT: 'https://s3.example', S3_REGION: 'eu-1' };
    expect(readConfig(ownService).s3).toEqual({
      ...s3,
      region: 'eu-1',
      endpoint: 'https://s3.example',
      pathStyle: true,
    });
    expect(readConfig({ ...ownService, S3_PATH_STYLE: '0' }).s3?.pathStyle).toBe(false);
    expect(readConfig({ S3_BUCKET: '', S3_KEY: '' }).s3).toBeNull();
  });

  it.each(['S3_ENDPOINT', 'S3_REGION', 'S3_KEY', 'S3_SECRET', 'S3_PATH_STYLE', 'S3_PUBLIC_URL'])(
    'is named where %s is',
    name => {
      expect(() => readConfig({ [name]: 'geheim' })).toThrow(
        new StartError(`${name} is set without S3_BUCKET: set that too, or leave both out.`),
      );
    },
  );

  it('is reached by browsers at an origin, in production by TLS', () => {
    const at = (address: string, more = {}) => readConfig({ ...bucket, S3_PUBLIC_URL: address, ...more }).s3;
    expect(at('https://Photos.example/')?.publicUrl).toBe('https://photos.example');
    expect(at('http://127.0.0.1:9000')?.publicUrl).toBe('http://127.0.0.1:9000');
    for (const wrong of ['photos.example', 'ftp://photos.example'])
      expect(() => at(wrong)).toThrow(/^S3_PUBLIC_URL must be an address that begins with https?:/);
    for (const wrong of [
      'https://photos.example/a',
      'https://photos.example/?a',
      'https://a:b@photos.example',
    ])
      expect(() => at(wrong)).toThrow('S3_PUBLIC_URL must be an address without a path.');
    expect(() => at('http://photos.example', { NODE_ENV: 'production' })).toThrow(
      /^S3_PUBLIC_URL must begin with https:\/\//,
    );
  });

  it('needs both parts of the key, or none', () => {
    expect(() => readConfig({ ...bucket, S3_SECRET: '' })).toThrow('S3_KEY and S3_SECRET must both be set');
    expect(readConfig({ ...bucket, S3_KEY: '', S3_SECRET: '' }).s3?.key).toBeNull();
    expect(() => readConfig({ ...bucket, S3_ENDPOINT: 's3.example' })).toThrow(/^S3_ENDPOINT must be/);
  });
});

describe('the settings of mails', () => {
  it('sign mails and take reports, each with both of its parts', () => {
    expect(readConfig({ ...signing, ...reports })).toMatchObject({
      dkim: { selector: 'velluto2026', privateKey: signing.DKIM_KEY },
      mailReturns: { address: 'bounces@mail.example', token: 'a token of twenty characters' },
    });
    expect(readConfig({})).toMatchObject({ dkim: null, mailReturns: null });
  });

  it.each([
    [{ ...signing, DKIM_KEY: '' }, /^DKIM_SELECTOR and DKIM_KEY .* must both be set/],
    [{ ...signing, DKIM_SELECTOR: '' }, /^DKIM_SELECTOR and DKIM_KEY .* must both be set/],
    [{ ...signing, DKIM_KEY: 'no key' }, /^DKIM_KEY must be a private RSA key/],
    [{ ...signing, DKIM_SELECTOR: 'a b' }, /^DKIM_SELECTOR must be a name/],
    [{ ...reports, MAIL_REPORT_TOKEN: '' }, /^MAIL_RETURN_PATH and MAIL_REPORT_TOKEN .* must both be set/],
    [{ ...reports, MAIL_RETURN_PATH: '' }, /^MAIL_RETURN_PATH and MAIL_REPORT_TOKEN .* must both be set/],
    [{ ...reports, MAIL_REPORT_TOKEN: 'short' }, /^MAIL_REPORT_TOKEN must have 20 characters/],
    [{ ...reports, MAIL_RETURN_PATH: 'mail.example' }, /^MAIL_RETURN_PATH must be an address/],
    [{ ...reports, MAIL_RETURN_PATH: 'much.too.long@mail.example' }, /^MAIL_RETURN_PATH must be an address/],
  ])('are refused where they are half or wrong: %#', (env, reason) => {
    expect(() => readConfig(env)).toThrow(reason);
    expect(() => readConfig(env)).not.toThrow(/BEGIN|twenty/);
  });
});

describe('payment providers', () => {
  it('need the secret of their webhooks where these are signed', () => {
    expect(readConfig({}).stripe).toBeNull();
    expect(readConfig(stripeKeys).stripe).toEqual({ apiKey: 'sk_test_0', webhookSecret: 'whsec_0' });
    for (const name of ['STRIPE_API_KEY', 'STRIPE_WEBHOOK_SECRET'])
      expect(() => readConfig({ ...stripeKeys, [name]: '' })).toThrow(
        /^STRIPE_API_KEY and STRIPE_WEBHOOK_SECRET/,
      );
  });

  it('are chosen by method and country', () => {
    expect(readConfig({}).paymentRules).toBeNull();
    const rules = { PAYMENT_PROVIDERS: ' stripe:creditcard@DE, stripe:paypal\nmollie ' };
    expect(readConfig(rules).paymentRules).toEqual([
      { provider: 'stripe', method: 'creditcard', country: 'DE' },
      { provider: 'stripe', method: 'paypal', country: null },
      { provider: 'mollie', method: null, country: null },
    ]);
    expect(() => readConfig({ PAYMENT_PROVIDERS: 'stripe:cash' })).toThrow(
      /^PAYMENT_PROVIDERS names the unknown payment method "cash"/,
    );
  });
});
