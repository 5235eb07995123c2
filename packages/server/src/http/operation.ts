import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from './api-error.ts';
import { type Operation, readContract } from './contract.ts';
import { invalidRequest } from './field-errors.ts';
import { hasFewValues } from './input-size.ts';
import type { Call, Caller, CookieChange, Service, Stream } from './types.ts';

/** What a handler gave, whichever operation it was. */
export interface Answer {
  status: number;
  body?: unknown;
  stream?: Stream;
  /** Bytes instead of a body; the headers say what they are. */
  file?: Uint8Array;
  headers?: Record<string, string>;
  cookies?: CookieChange[];
}
type AnyHandler = (call: Call) => Promise<Answer>;

/** What an operation is called with. */
export interface Input {
  query: unknown;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** An operation of the contract with the handler that does it. */
export interface BoundOperation extends Operation {
  handle: AnyHandler;
}

/** The operations of the contract that a service offers. */
export function bindContract(service: Partial<Service>): BoundOperation[] {
  return readContract().flatMap(operation => {
    const handle = service[operation.id] as AnyHandler | undefined;
    return handle ? [{ ...operation, handle }] : [];
  });
}

function checkInput(operation: Operation, { query, headers, body: given }: Input): void {
  if (!hasFewValues(query) || !hasFewValues(given)) throw new ApiError('invalid_request');
  const errors = [...operation.query(query), ...operation.headers(headers)];
  if (errors.length > 0) throw invalidRequest(errors);
  const { body } = operation;
  if (!body || (given === undefined && !body.required)) return;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  // a beacon may say text/plain where it sends JSON; so may any form of another site
  const isBeacon = type === 'text/plain' && !operation.needsClient;
  const check = body.byType.get(isBeacon ? 'application/json' : type);
  // the parts of an upload are read by its handler
  const missing = given === undefined && type !== 'multipart/form-data';
  const wrong = check ? check(missing ? {} : given) : [];
  if (!check || missing || wrong.length > 0) throw invalidRequest(wrong);
}

/** An answer that the contract does not know is our fault: refused while developing, told to the log in production. */
function checkAnswer({ ctx }: Caller, operation: Operation, { status, body }: Answer): void {
  const check = operation.answer(status);
  const errors = check ? check(body ?? null) : [{ message: `no answer ${status} in the contract` }];
  if (errors.length === 0) return;
  ctx.log.error({ operation: operation.id, status, errors }, 'answer does not fit the contract');
  if (!ctx.config.production) throw new Error(`The answer of ${operation.id} does not fit the contract.`);
}

/**
 * Runs an operation for a caller, with input and answer checked against the contract.
 *
 * @throws ApiError for every answer that is no success
 */
export async function runOperation(operation: BoundOperation, caller: Caller, input: Input): Promise<Answer> {
  if (operation.needsSession && !caller.member) throw new ApiError('authentication_required');
  checkInput(operation, input);
  const answer = await operation.handle({
    ...caller,
    query: input.query as Call['query'],
    body: input.body as Call['body'],
    idempotencyKey: String(input.headers['idempotency-key'] ?? ''),
    ifNoneMatch: input.headers['if-none-match'],
  });
  if (!answer.stream) checkAnswer(caller, operation, answer);
  return answer;
}
