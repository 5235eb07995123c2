import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../infrastructure/config/config.ts';
import { requireSafeStart } from './require-safe-start.ts';

/** The warnings in the log at a start with these variables. */
function warningsOf(env: Record<string, string>): string[] {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: line => void lines.push(JSON.parse(line).msg) });
  requireSafeStart(readConfig(env), log);
  return lines;
}
/** Everything a production site needs. */
const production = {
  NODE_ENV: 'production',
  DATA_DIR: '/var/lib/velluto',
  MOLLIE_API_KEY: 'live_0',
  SMTP_URL: 'smtps://mail.example',
  SMS_URL: 'https://sms.example',
};

describe('a start', () => {
  it('in development, and in production with all settings, is accepted', () => {
    expect(warningsOf({})).toEqual([]);
    expect(warningsOf({ RATE_LIMITS: '0', LOG_LEVEL: 'error' })).toEqual([]);
    expect(warningsOf({ MOLLIE_API_KEY: 'test_0' })).toEqual([]);
    expect(warningsOf(production)).toEqual([]);
    expect(warningsOf({ ...production, HOST: '0.0.0.0' })).toEqual([]);
  });

  it('with real money in development is refused, and with play money in production', () => {
    expect(() => warningsOf({ MOLLIE_API_KEY: 'live_0' })).toThrow(/^MOLLIE_API_KEY takes real money/);
    expect(() => warningsOf({ ...production, MOLLIE_API_KEY: 'test_0' })).toThrow(
      /^MOLLIE_API_KEY is one for tests/,
    );
    const stripe = (key: string) => ({ STRIPE_API_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_0' });
    for (const kind of ['sk', 'rk']) {
      expect(() => warningsOf(stripe(`${kind}_live_0`))).toThrow(/^STRIPE_API_KEY takes real money/);
      expect(() => warningsOf({ ...production, ...stripe(`${kind}_test_0`) })).toThrow(
        /^STRIPE_API_KEY is one for tests/,
      );
      const alone = { ...production, MOLLIE_API_KEY: '', ...stripe(`${kind}_live_0`) };
      expect(warningsOf(alone)).toEqual([]);
    }
  });

  it('in production needs the name of the folder in which data is stored', () => {
    expect(() => warningsOf({ ...production, DATA_DIR: '' })).toThrow(/^Set DATA_DIR to a folder/);
  });

  it.each([
    [{ ...production, DEMO: '1' }, /^DEMO=1 makes demo members, whose passwords everybody knows/],
    [{ ...production, SMTP_URL: '' }, /^SMTP_URL is not set/],
    [{ ...production, RATE_LIMITS: '0' }, /^RATE_LIMITS=0 lets everybody/],
    [
      { ...production, MOLLIE_URL: 'https://pay.example/v2' },
      /^MOLLIE_URL is set: what answers at pay.example /,
    ],
    [{ ...production, LOG_LEVEL: 'silent' }, /^LOG_LEVEL=silent leaves no trace/],
    [{ ...production, SMS_URL: '' }, /^SMS_URL is not set/],
    [{ HOST: '0.0.0.0' }, /^HOST is 0\.0\.0\.0: whoever reaches this machine/],
    [{ HOST: '::' }, /^HOST is ::/],
  ])('with %o logs a warning with the consequence', (env, sentence) => {
    expect(warningsOf(env)).toEqual([expect.stringMatching(sentence)]);
  });

  it('listens on localhost in development, and on all addresses in production, unless configured otherwise', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readConfig(production).host).toBe('0.0.0.0');
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });
});
