import { type HttpHandler, HttpResponse, http } from 'msw';
import * as examples from './examples.ts';
import { operations } from './generated/operations.ts';
import type { ErrorDetails } from './generated/schema.ts';
import type { SuccessBody } from './operation-types.ts';

/** Operations that a handler can answer: all but the stream of events, files and what the browser follows from a mail. */
export type MockedOperation = keyof typeof operations;

/** Errors that an operation declares. */
export type ErrorCodeOf<Id extends MockedOperation> = keyof (typeof operations)[Id]['errors'];

/** Handles an operation on every host. */
function handle(id: MockedOperation, status: number, body: unknown): HttpHandler {
  const { method, path } = operations[id];
  return http[method](`*${path}`, () =>
    body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body as object, { status }),
  );
}

/** A handler that answers an operation with a body, for example one of `@velluto/api-client/examples`. */
export function answer<Id extends MockedOperation>(id: Id, body: SuccessBody<Id>): HttpHandler {
  return handle(id, operations[id].status, body);
}

/**
 * A handler that refuses an operation with one of its errors.
 *
 * @param details by default those of the contract's example
 */
export function refuse<Id extends MockedOperation>(
  id: Id,
  code: ErrorCodeOf<Id>,
  details?: ErrorDetails,
): HttpHandler {
  const statuses: Record<PropertyKey, number> = operations[id].errors;
  const errors: Record<PropertyKey, object> = examples.errorExamples;
  return handle(id, statuses[code] ?? 500, { ...errors[code], code, ...(details && { details }) });
}

/**
 * Handlers that answer every operation with the contract's first example of it. Put handlers of your own before them, or
 * add them with `server.use`.
 */
export function contractHandlers(): HttpHandler[] {
  const bodies: Record<string, Record<string, unknown>> = examples as never;
  return (Object.keys(operations) as MockedOperation[]).map(id => {
    const [body] = Object.values(bodies[`${id}Examples`] ?? {});
    return handle(id, operations[id].status, body);
  });
}
