import { Unavailable } from '../unavailable.ts';

/** Error codes of a connection that broke, was refused, or could not be made. */
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
 * SQLSTATEs of an unavailable PostgreSQL: shutting down, starting, too many connections, disk or memory full, a statement that
 * took too long, a lock that was not granted in time, a read-only standby.
 */
const states = /^(08...|53...|57P0[1-5]|57014|55P03|25006|25P03|58030|XX002)$/;
/** Messages of the driver's errors that have no code. */
const sayings =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

const isFault = (error: Error): boolean => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return broken.has(code) || states.test(code) || (code === '' && sayings.test(error.message));
};

/** An unavailable database as the error `Unavailable`; undefined for other errors, such as a violated constraint. */
export function databaseFault(error: unknown): Unavailable | undefined {
  if (error instanceof AggregateError) return databaseFault(error.errors[0]);
  return error instanceof Error && isFault(error) ? new Unavailable('database', error) : undefined;
}
