import type { Logger } from 'pino';
import { isLocalHost } from '../context/web-origin.ts';
import { StartError } from '../domain/start-error.ts';
import type { Config } from '../infrastructure/config/config.ts';

/** One sentence about a setting that would take real money, give secrets away or store data where an upgrade removes it. */
function refusalOf({ production, mollieApiKey, stripe, dataDirChosen }: Config): string | undefined {
  if (production && !dataDirChosen)
    return 'Set DATA_DIR to a folder on a durable disk; with DATABASE_URL, S3_BUCKET and DATA_KEY set, any folder will do.';
  if (production && !mollieApiKey && !stripe)
    return 'Set MOLLIE_API_KEY to the key that begins with live_ (or STRIPE_API_KEY): in production there is no sandbox that pays with play money.';
  return (
    wrongKey(production, 'MOLLIE_API_KEY', mollieApiKey, ['live_'], ['test_']) ??
    wrongKey(production, 'STRIPE_API_KEY', stripe?.apiKey, ['sk_live_', 'rk_live_'], ['sk_test_', 'rk_test_'])
  );
}

/** One sentence about a key that takes real money in development, or none in production; `live` and `test` are what keys begin with. */
function wrongKey(
  production: boolean,
  name: string,
  key: string | null | undefined,
  live: readonly string[],
  test: readonly string[],
): string | undefined {
  const begins = (starts: readonly string[]) => starts.some(start => key?.startsWith(start));
  if (begins(live) && !production)
    return `${name} takes real money, and in development everybody may read the outbox with its log-in links: set NODE_ENV=production, or use a key that begins with ${test[0]}.`;
  if (begins(test) && production)
    return `${name} is one for tests, with which members buy for nothing: use the key that begins with ${live[0]}, or leave NODE_ENV=production out.`;
  return undefined;
}

/** Levels at which the log has no warnings. */
const quietLevels = new Set(['error', 'fatal', 'silent']);

/** One sentence about each setting that is probably a mistake. */
function* warningsOf(config: Config): Generator<string> {
  const { production, demo, smtpUrl, smsUrl, host, rateLimits, mollieUrl, logLevel } = config;
  if (!production && host !== '' && !isLocalHost(host))
    yield `HOST is ${host}: whoever reaches this machine may read every mail in the outbox and log in as a demo member.`;
  if (!production) return;
  if (!rateLimits)
    yield 'RATE_LIMITS=0 lets everybody call as often as they like, and so guess passwords, codes and links: leave it out.';
  if (mollieUrl)
    yield `MOLLIE_URL is set: what answers at ${URL.parse(mollieUrl)?.host} decides which purchases are paid; leave it out for Mollie itself.`;
  if (quietLevels.has(logLevel))
    yield `LOG_LEVEL=${logLevel} leaves no trace of refused log-ins and of faults that go by: use info or warn.`;
  if (demo)
    yield 'DEMO=1 makes demo members, whose passwords everybody knows: set DEMO=0 where real members are.';
  if (!smtpUrl)
    yield 'SMTP_URL is not set: nobody gets a mail, so no sign-up can be confirmed and no password reset.';
  if (!smsUrl) yield 'SMS_URL is not set: nobody gets the code that a direct debit takes.';
}

/**
 * Logs a warning for each setting that is probably a mistake.
 *
 * @throws StartError for a setting that would take real money, give secrets away or lose data
 */
export function requireSafeStart(config: Config, log: Logger): void {
  const refusal = refusalOf(config);
  if (refusal) throw new StartError(refusal);
  for (const warning of warningsOf(config)) log.warn(warning);
}
