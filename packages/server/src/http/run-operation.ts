import type { IncomingHttpHeaders } from 'node:http';
import { type Operation, readContract } from '@velluto/api-client/contract';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { refuseOutdatedTerms } from '../areas/accounts/api.ts';
import { refuseUnproved, showsPeople } from '../areas/age/api.ts';
import type { Call, Caller, Service, Stream } from '../context/operation.ts';
import { rememberWrite } from '../context/reading.ts';
import { ApiError, type FieldError } from '../domain/api-error.ts';
import type { CookieChange } from '../domain/cookie-change.ts';

/** The result of a handler, of any operation. */
export interface Answer {
  status: number;
  body?: unknown;
  stream?: Stream;
  /** Bytes instead of a JSON body; the headers include their content type. */
  file?: Uint8Array;
  headers?: Record<string, string>;
  cookies?: CookieChange[];
}

type AnyHandler = (call: Call) => Promise<Answer>;

/** The input of an operation, not yet checked. */
export interface Input {
  query: unknown;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** An operation of the contract with its handler. */
export interface BoundOperation extends Operation {
  handle: AnyHandler;
}

/** The operations of the contract for which a service has handlers. */
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
  // a beacon sends JSON as text/plain; so can a form of another site, so it is allowed only where the client's header is not needed
  const isBeacon = type === 'text/plain' && !operation.needsClient;
  const check = body.byType.get(isBeacon ? 'application/json' : type);
  // uploads have no parsed body: their handler reads the parts
  const missing = given === undefined && type !== 'multipart/form-data';
  const wrong = check ? check(missing ? {} : given) : [];
  if (!check || missing || wrong.length > 0) throw invalidRequest(wrong);
}

/** Checks a response against the contract. A mismatch is a bug of the server: it is logged, and an error in development. */
function checkAnswer({ ctx }: Caller, operation: Operation, { status, body }: Answer): void {
  const check = operation.answer(status);
  const errors = check ? check(body ?? null) : [{ message: `no answer ${status} in the contract` }];
  if (errors.length === 0) return;
  ctx.log.error({ operation: operation.id, status, errors }, 'answer does not fit the contract');
  if (!ctx.config.production) throw new Error(`The answer of ${operation.id} does not fit the contract.`);
}

/**
 * Refuses a call from a page that was rendered for another member: another tab of the browser may have logged somebody else in, or out, since. So nothing is
 * done as one member by the page of another. Clients without pages may leave the header out.
 */
function refuseOtherMember(operation: Operation, { member }: Caller, headers: IncomingHttpHeaders): void {
  if (!operation.needsSession && !operation.needsClient) return;
  const renderedFor = headers['x-page-member'];
  if (renderedFor !== undefined && renderedFor !== (member?.id ?? 'visitor'))
    throw new ApiError('member_changed');
}

/** Whether a call may write; a GET that changes something needs the client's header. */
const changes = ({ method, needsClient }: Operation) => method !== 'GET' || needsClient;

/**
 * Runs an operation for a caller, with input and answer checked against the contract.
 *
 * @throws ApiError for every unsuccessful response
 */
export async function runOperation(operation: BoundOperation, caller: Caller, input: Input): Promise<Answer> {
  if (operation.needsSession && !caller.member) throw new ApiError('authentication_required');
  refuseOtherMember(operation, caller, input.headers);
  if (showsPeople(operation)) await refuseUnproved(caller);
  refuseOutdatedTerms(operation.id, caller);
  checkInput(operation, input);
  const call = {
    ...caller,
    query: input.query as Call['query'],
    body: input.body as Call['body'],
    idempotencyKey: String(input.headers['idempotency-key'] ?? ''),
    ifNoneMatch: input.headers['if-none-match'],
  };
  // also after a refusal, since what came before it may be stored
  const answer = await operation.handle(call).finally(async () => {
    if (changes(operation)) await rememberWrite(caller);
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

/** Field names that errors may repeat. Other names may be user data, such as an account number in the wrong place. */
const fieldName = /^[a-z]+(_[a-z0-9]{1,12})*$/;
const nameOf = (given: string) => (fieldName.test(given) ? given : '?');

function toFieldError({ instancePath, keyword, params }: ErrorObject): FieldError {
  const unknownField = params.additionalProperty ?? params.unevaluatedProperty;
  const named =
    params.missingProperty ?? (typeof unknownField === 'string' ? nameOf(unknownField) : undefined);
  const path = instancePath.split('/').slice(1);
  const field = [...path, ...(typeof named === 'string' ? [named] : [])].join('.').slice(0, 100);
  if (keyword === 'const' && field.startsWith('consent')) return { field, code: 'consent_required' };
  return { field, code: codes[keyword] ?? 'format' };
}

/** The error `invalid_request` with one entry for each invalid field. */
function invalidRequest(errors: ErrorObject[]): ApiError {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    if (error.keyword === 'oneOf' || error.keyword === 'anyOf') continue;
    const entry = toFieldError(error);
    if (!byField.has(entry.field)) byField.set(entry.field, entry);
  }
  return new ApiError('invalid_request', [...byField.values()].slice(0, 50));
}

/** Values that one call may have: more than the largest call, a profile with 60 interests and every other field. */
const maxValues = 256;

/**
 * Whether an input has no more values, nested or not, than any call needs. The validation reports
 * every invalid field, so it checks all of a list that is too long, and compares each entry with all others
 * where they must be unique: a quarter of a megabyte would keep the process busy for a minute.
 */
export function hasFewValues(input: unknown): boolean {
  const waiting = [input];
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    if (waiting.length + inner.length > maxValues) return false;
    waiting.push(...inner);
  }
  return true;
}
