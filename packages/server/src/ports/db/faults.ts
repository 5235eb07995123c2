import { Unavailable } from '../unavailable.ts';

/** The connection broke, was refused, or could not be made. */
const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/**
 * What PostgreSQL says of itself: shutting down, starting, too many connections, disk or memory full, a statement that
 * took too long, a lock that did not come, a standby that only reads.
 */
const states = /^(08...|53...|57P0[1-5]|57014|55P03|25006|25P03|58030|XX002)$/;
/** What the driver says without a code. */
const sayings =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

const isFault = (error: Error): boolean => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return broken.has(code) || states.test(code) || (code === '' && sayings.test(error.message));
};

/** The database's fault as `Unavailable`; undefined for everything else, such as a broken rule of the schema. */
export function databaseFault(error: unknown): Unavailable | undefined {
  if (error instanceof AggregateError) return databaseFault(error.errors[0]);
  return error instanceof Error && isFault(error) ? new Unavailable('database', error) : undefined;
}
