import type { Fetch, OperationId, SuccessBody } from '@velluto/api-client';
import { type ContractOperation, contractOperation, readContract } from '@velluto/api-client/contract';
import { cookieFetch } from '@velluto/api-client/node';
import { CookieJar } from 'tough-cookie';
import { CALL_TIME, readBody } from './limits.ts';
import { Difference, Unchecked } from './report.ts';

/** An answer, as checks look at it. */
export interface Answer {
  status: number;
  /** Code of an error. */
  code: string | undefined;
  /** The JSON body; null when there is none. */
  body: unknown;
  headers: Headers;
}

/** One call; what is left out is as the contract's example has it. */
export interface CallInput {
  query?: Record<string, string>;
  body?: unknown;
  /** Headers beside those of the client. */
  headers?: Record<string, string>;
  /** False for a call without the header of the client. */
  marked?: boolean;
}

/** Calls operations as one visitor, with the cookies of that visitor, and checks every answer against the contract. */
export interface Caller {
  (id: OperationId, input?: CallInput): Promise<Answer>;
  /** Somebody else with a copy of the cookies of now. */
  copy: () => Promise<Caller>;
}

const validators = new Map(readContract().map(operation => [operation.id, operation]));

/** The validators of an operation. */
export function validatorsOf(id: OperationId) {
  const found = validators.get(id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

const described = ({ status, code }: Answer) => (code === undefined ? String(status) : `${status} ${code}`);

/** Fails unless the answer is this one: a status, or a status and the code of an error. */
export function expectAnswer(answer: Answer, expected: string): void {
  if (described(answer) === expected) return;
  if (answer.code === 'age_unproved')
    throw new Unchecked('the backend wants a proof of age: name accounts with one by --member');
  const { details } = (answer.code === undefined ? {} : answer.body) as { details?: unknown };
  const why = details === undefined ? '' : ` ${JSON.stringify(details)}`;
  throw new Difference(`expected ${expected}, got ${described(answer)}${why}`);
}

/**
 * The body of a 200.
 *
 * @throws Difference for any other answer
 */
export function successBody<Id extends OperationId>(answer: Answer): SuccessBody<Id> {
  expectAnswer(answer, '200');
  return answer.body as SuccessBody<Id>;
}

/** Fails for an answer that the contract does not have. */
function checkFits(id: OperationId, answer: Answer): void {
  const { status, code, body } = answer;
  const check = validatorsOf(id).answer(status);
  if (!check) throw new Difference(`the contract has no answer ${described(answer)}`);
  const [fault] = check(body);
  if (fault) {
    const { additionalProperty, unevaluatedProperty = additionalProperty } = fault.params;
    const at = fault.instancePath === '' ? 'the body' : fault.instancePath;
    const field = unevaluatedProperty === undefined ? '' : `: ${unevaluatedProperty}`;
    throw new Difference(`${status}: ${at} ${fault.message}${field}`);
  }
  if (status < 400) return;
  if (code === 'internal_error' || code === 'service_unavailable')
    throw new Difference(`the backend failed: ${described(answer)}`);
  if (!contractOperation(id).errors.has(described(answer)))
    throw new Difference(`the contract does not declare the error ${described(answer)}`);
}

const isUpload = ({ type }: ContractOperation) => type?.startsWith('multipart/') === true;

/** A grey PNG of 64 by 64 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAKUlEQVR42u3MQREAAAwCIKMb3RD77SAA6VEEAoFAIBAIBAKBQCAQfA8G320AeXC6efoAAAAASUVORK5CYII=',
  'base64',
);

/** The body of a call in the form that the operation takes: the given one, or the contract's example. */
function bodyFor(
  operation: ContractOperation,
  given: unknown,
): { body?: string | URLSearchParams | FormData } {
  const { type, bodies } = operation;
  if (type === null) return {};
  if (isUpload(operation)) {
    const form = new FormData();
    form.set('file', new Blob([picture], { type: 'image/png' }), 'grey.png');
    return { body: form };
  }
  const body = given === undefined ? Object.values(bodies)[0] : given;
  if (type.endsWith('urlencoded')) return { body: new URLSearchParams(body as Record<string, string>) };
  return { body: JSON.stringify(body) };
}

/** How callers reach the backend. */
export interface Connection {
  /** Scheme, host and port of the backend. */
  base: string;
  fetch: Fetch;
  /** Ends every call when the time of the run is over. */
  deadline: AbortSignal;
}

/** A visitor of the backend, without a session until one of their calls begins one. */
export function createCaller(connection: Connection, jar = new CookieJar()): Caller {
  const { base, deadline } = connection;
  const send = cookieFetch({ fetch: connection.fetch, jar });
  const call = async (
    id: OperationId,
    { query, body, headers, marked = true }: CallInput = {},
  ): Promise<Answer> => {
    const operation = contractOperation(id);
    const parameters = new URLSearchParams({ ...operation.query, ...query });
    const request = new Request(`${base}${operation.path}${parameters.size > 0 ? `?${parameters}` : ''}`, {
      method: operation.method,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(CALL_TIME), deadline]),
      headers: operation.headers,
      ...bodyFor(operation, body),
    });
    if (marked) request.headers.set('x-requested-with', 'velluto');
    if (operation.type && !isUpload(operation)) request.headers.set('content-type', operation.type);
    for (const [name, value] of Object.entries(headers ?? {})) request.headers.set(name, value);
    const response = await send(request).catch((error: Error) => {
      throw new Difference(`there was no answer: ${error.message}`);
    });
    const content = await readBody(response);
    const { code: said } = (content ?? {}) as { code?: unknown };
    const code = response.status >= 400 && typeof said === 'string' ? said : undefined;
    const answer = { status: response.status, code, body: content, headers: response.headers };
    if (code === 'rate_limited')
      throw new Unchecked(
        `too many calls: try again in ${response.headers.get('retry-after') ?? '?'} seconds`,
      );
    checkFits(id, answer);
    return answer;
  };
  return Object.assign(call, { copy: async () => createCaller(connection, await jar.clone()) });
}
