import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { ApiError, type FieldError } from './api-error.ts';
import { type Operation, readContract } from './contract.ts';
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

/** An answer that the contract does not know is our fault: refused in development, logged in production. */
function checkAnswer({ ctx }: Caller, operation: Operation, { status, body }: Answer): void {
  const check = operation.answer(status);
  const errors = check ? check(body ?? null) : [{ message: `no answer ${status} in the contract` }];
  if (errors.length === 0) return;
  ctx.log.error({ operation: operation.id, status, errors }, 'answer does not fit the contract');
  if (!ctx.config.production) throw new Error(`The answer of ${operation.id} does not fit the contract.`);
}

/**
 * A page says for whom it was drawn; another tab of the browser may have logged somebody else in, or out, since. Nothing is
 * done or shown for one member by the page of another. Other clients may leave the header out.
 */
function refuseOtherMember(operation: Operation, { member }: Caller, headers: IncomingHttpHeaders): void {
  if (!operation.needsSession && !operation.needsClient) return;
  const drawnFor = headers['x-page-member'];
  if (drawnFor !== undefined && drawnFor !== (member?.id ?? 'visitor')) throw new ApiError('member_changed');
}

/**
 * Runs an operation for a caller, with input and answer checked against the contract.
 *
 * @throws ApiError for every answer that is no success
 */
export async function runOperation(operation: BoundOperation, caller: Caller, input: Input): Promise<Answer> {
  if (operation.needsSession && !caller.member) throw new ApiError('authentication_required');
  refuseOtherMember(operation, caller, input.headers);
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

const codes: Record<string, FieldError['code']> = {
  required: 'required',
  minLength: 'too_short',
  maxLength: 'too_long',
  minItems: 'too_short',
  minProperties: 'required',
  maxItems: 'too_long',
  minimum: 'too_small',
  maximum: 'too_big',
  enum: 'not_allowed',
  const: 'not_allowed',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
};

/** Names of fields in errors. Names of another form may be user data, such as a misplaced account number. */
const fieldName = /^[a-z]+(_[a-z0-9]{1,12})*$/;
const nameOf = (given: string) => (fieldName.test(given) ? given : '?');

function toFieldError({ instancePath, keyword, params }: ErrorObject): FieldError {
  const strange = params.additionalProperty ?? params.unevaluatedProperty;
  const named = params.missingProperty ?? (typeof strange === 'string' ? nameOf(strange) : undefined);
  const path = instancePath.split('/').slice(1);
  const field = [...path, ...(typeof named === 'string' ? [named] : [])].join('.').slice(0, 100);
  if (keyword === 'const' && field.startsWith('consent')) return { field, code: 'consent_required' };
  return { field, code: codes[keyword] ?? 'format' };
}

/** `invalid_request` with one entry for each field at fault. */
function invalidRequest(errors: ErrorObject[]): ApiError {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    if (error.keyword === 'oneOf' || error.keyword === 'anyOf') continue;
    const entry = toFieldError(error);
    if (!byField.has(entry.field)) byField.set(entry.field, entry);
  }
  return new ApiError('invalid_request', [...byField.values()].slice(0, 50));
}

/** More than the largest call has: 60 interests and every other field of a profile. */
const most = 256;

/**
 * Whether what a caller sent has no more values, within each other or side by side, than any call needs. The contract
 * names every field at fault, so it looks at all of a list that is too long, and compares each entry with each other one
 * where they must differ: a quarter of a megabyte would keep the process busy for a minute.
 */
export function hasFewValues(input: unknown): boolean {
  const waiting = [input];
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    if (waiting.length + inner.length > most) return false;
    waiting.push(...inner);
  }
  return true;
}
