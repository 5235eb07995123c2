import type { IncomingMessage } from 'node:http';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields that are redacted wherever they stand. */
const secrets = [
  'password',
  'password_hash',
  'token',
  'cookie',
  'authorization',
  'text',
  'email',
  'iban',
  'account_holder',
  'phone',
  'otp',
  'secret',
  'uri',
  'recovery_codes',
  'storage_key',
];

/** An IBAN in a sentence, with or without spaces: clients of other services put what they were refused into theirs. */
const ibans = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const withoutIbans = (text: string | undefined) => text?.replaceAll(ibans, '[IBAN]');

/** The job queue gives its errors as plain objects with the properties of an error. */
const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** Of an error only what names the fault: those of the database and of clients carry the values they failed on. */
function errorFacts(error: unknown): unknown {
  if (!isErrorLike(error)) return withoutIbans(String(error));
  const { name, cause } = error;
  const [message, stack] = [withoutIbans(error.message), withoutIbans(error.stack)];
  const code = 'code' in error ? error.code : undefined;
  return { name, message, code, stack, ...(cause !== undefined && { cause: errorFacts(cause) }) };
}

/** Method and path: the query holds the tokens of mailed links. */
function requestFacts({ method, url }: Pick<IncomingMessage, 'method' | 'url'>) {
  return { method, path: url?.split('?')[0] };
}

/** Makes the log: one JSON object a line, without secrets and without what members write. */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      redact: secrets.flatMap(name => [name, `*.${name}`, `*.*.${name}`]),
      // the options of the upload parser hold all headers of the request
      serializers: { err: errorFacts, req: requestFacts, busboyOptions: () => undefined },
    },
    destination,
  );
}
