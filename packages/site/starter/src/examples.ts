import { contractHandlers } from '@velluto/api-client/msw';
import { getResponse, type RequestHandler } from 'msw';

/** Answers of the screens, where they are not the contract's first example. */
const ofScreens = import.meta.glob<readonly RequestHandler[]>('./screens/*/examples.ts', {
  eager: true,
  import: 'handlers',
});
const handlers = [...Object.values(ofScreens).flat(), ...contractHandlers()];

/** Answers a call with the contract's example of it; an operation without one is not found. */
export const answer = async (request: Request): Promise<Response> =>
  (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
