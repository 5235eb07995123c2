import type { IncomingMessage } from 'node:http';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentCall } from './current-call.ts';

/** Fields that are redacted, down to the third level of an object. */
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

/** An IBAN in a text, with or without spaces: errors of other services may repeat the values they refuse. */
const ibans = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const withoutIbans = (text: string | undefined) => text?.replaceAll(ibans, '[IBAN]');

/** Whether a value is an error. The job queue passes its errors as plain objects with the properties of one. */
const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** The loggable facts of an error, without other properties: errors of the database and of clients contain the values on which they failed. */
function errorFacts(error: unknown): unknown {
  if (!isErrorLike(error)) return withoutIbans(String(error));
  const { name, cause } = error;
  const [message, stack] = [withoutIbans(error.message), withoutIbans(error.stack)];
  const code = 'code' in error ? error.code : undefined;
  return { name, message, code, stack, ...(cause !== undefined && { cause: errorFacts(cause) }) };
}

/** Method and path of a request, without the query, which may contain tokens of mailed links. */
function requestFacts({ method, url }: Pick<IncomingMessage, 'method' | 'url'>) {
  return { method, path: url?.split('?')[0] };
}

/** Makes the log: one JSON object per line, without secrets and texts of members. */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      // the call or job that a line belongs to; a new object, since the line's own fields are added to it
      mixin: () => ({ ...currentCall() }),
      redact: secrets.flatMap(name => [name, `*.${name}`, `*.*.${name}`]),
      // the options of the upload parser include all headers of the request
      serializers: { err: errorFacts, req: requestFacts, busboyOptions: () => undefined },
    },
    destination,
  );
}
