import { contractHandlers } from '@velluto/api-client/msw';
import { getResponse, type HttpHandler } from 'msw';

/** Answers of the screens, where they are not the contract's first example. */
export const screenHandlers = Object.values(
  import.meta.glob<readonly HttpHandler[]>('./screens/*/examples.ts', { eager: true, import: 'handlers' }),
).flat();
const handlers = [...screenHandlers, ...contractHandlers()];

/** Answers a call with the contract's example of it; an operation without one is not found. */
export const answer = async (request: Request): Promise<Response> =>
  (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
