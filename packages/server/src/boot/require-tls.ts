import type { Logger } from 'pino';
import { isLocalHost } from '../context/web-origin.ts';
import { StartError } from '../domain/start-error.ts';
import type { Config } from '../infrastructure/config/config.ts';
import { isInnerAddress } from '../infrastructure/push/public-lookup.ts';

/** An address of the configuration that does not enforce TLS. */
interface PlainAddress {
  /** Name of its environment variable. */
  name: string;
  host: string;
  /** What to write instead. */
  instead: string;
}

const checkedModes = new Set(['require', 'verify-ca', 'verify-full']);

/** What to write instead of an address that does not enforce TLS; undefined for one that does. */
function saferAddress({ protocol, searchParams }: URL): string | undefined {
  if (protocol === 'http:') return 'https://';
  if (protocol === 'redis:') return 'rediss://';
  if (protocol === 'tcp:') return 'unix://, or tcp:// to a tunnel on this machine';
  if (protocol === 'smtp:')
    return searchParams.get('requireTLS') === 'true' ? undefined : 'smtps://, or ?requireTLS=true';
  if (protocol.startsWith('postgres'))
    return checkedModes.has(searchParams.get('sslmode') ?? '') ? undefined : '?sslmode=verify-full';
  return undefined;
}

const isThisMachine = (host: string) => host === '' || host.startsWith('/') || isLocalHost(host);

/** Whether a host is a private IP address, or a name that exists in private networks only. */
const isPrivateHost = (host: string) =>
  isInnerAddress(host.replace(/^\[|\]$/g, '')) ||
  /^[\w-]+$|\.(local|internal|lan|svc|home\.arpa)$/i.test(host);

/** Addresses of other machines that are reached without TLS. */
function addressesWithoutTls(config: Config): PlainAddress[] {
  const addresses = {
    DATABASE_URL: config.databaseUrl,
    DATABASE_REPLICA_URL: config.replicaUrl,
    REDIS_URL: config.redisUrl,
    SMTP_URL: config.smtpUrl,
    S3_ENDPOINT: config.s3?.endpoint,
    SMS_URL: config.smsUrl,
    MOLLIE_URL: config.mollieUrl,
    BREACHED_PASSWORDS_URL: config.breachedPasswordsUrl,
    CLAMD_URL: config.clamdUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: config.tracing?.endpoint,
  };
  return Object.entries(addresses).flatMap(([name, address]) => {
    const url = address ? URL.parse(address) : null;
    const instead = url && saferAddress(url);
    if (!instead) return [];
    // PostgreSQL addresses may have the host, or the folder of a socket, in a parameter
    const host = (url.protocol.startsWith('postgres') && url.searchParams.get('host')) || url.hostname;
    // those of Redis may have more servers in another one
    const more = url.searchParams.get('nodes')?.split(',') ?? [];
    return [host, ...more.map(node => node.replace(/:\d+$/, ''))]
      .filter(each => !isThisMachine(each))
      .map(each => ({ name, host: each, instead }));
  });
}

/**
 * In production, logs a warning for each connection that leaves the private network without TLS.
 *
 * @throws StartError when the operator requires TLS (REQUIRE_TLS), also within a private network
 */
export function requireTls(config: Config, log: Logger): void {
  for (const { name, host, instead } of addressesWithoutTls(config)) {
    const fault = `${name} leads to ${host} without TLS: use ${instead}.`;
    if (config.requireTls) throw new StartError(`${fault} REQUIRE_TLS insists on it.`);
    if (config.production && !isPrivateHost(host)) log.warn(fault);
  }
}
