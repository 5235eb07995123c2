import type { Error as ErrorBody, ErrorCode, ErrorFacts, FieldError } from './generated/schema.ts';

/** A failed call: the server's error answer, or status 0 when no answer came. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Code by which the page chooses its text. */
  readonly code: ErrorCode;
  /** Figures or fields that belong to the code. */
  readonly details: ErrorBody['details'];

  constructor(status: number, body: ErrorBody, cause?: unknown) {
    super(body.message, { cause });
    this.status = status;
    this.code = body.code;
    this.details = body.details;
  }

  /** Figures that the text names, such as `minutes`; empty when there are none. */
  get facts(): ErrorFacts {
    return this.details === undefined || Array.isArray(this.details) ? {} : this.details;
  }

  /** The fields that were refused; empty when the problem is not about fields. */
  get fields(): FieldError[] {
    return Array.isArray(this.details) ? this.details : [];
  }
}

/** Makes a problem from an error answer; an answer of a proxy has no code of the contract and gets a general one. */
export function problemOf(status: number, body: unknown): ApiProblem {
  if (isErrorBody(body)) return new ApiProblem(status, body);
  const code = status >= 502 && status <= 504 ? 'service_unavailable' : 'internal_error';
  return new ApiProblem(status, { code, message: `The answer with status ${status} is not from this API.` });
}

/** The code of a refusal, whose body can still be read; undefined for one that is not from this API, such as a proxy's. */
export async function codeOf(refusal: Response): Promise<ErrorCode | undefined> {
  const body: unknown = await refusal
    .clone()
    .json()
    .catch(() => null);
  return isErrorBody(body) ? body.code : undefined;
}

/**
 * Makes a problem from a call that got no answer. Browsers do not tell a server that is away from one that refuses the
 * origin of the page, so the message, which is for developers, names both.
 *
 * @param address of the call
 */
export function problemOfNoAnswer(cause: unknown, address: string): ApiProblem {
  const { origin } = new URL(address);
  const page = globalThis.location?.origin ?? origin;
  const refused = page === origin ? '' : ` If it runs, list "${page}" in allowed_origins of its site file.`;
  const message = `The server could not be reached at ${origin}.${refused}`;
  return new ApiProblem(0, { code: 'service_unavailable', message }, cause);
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
