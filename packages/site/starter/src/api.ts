import { createClient, retryDelay } from '@velluto/api-client';

/** Address of the Velluto server, from `.env` files; not set where it answers at the page's own host. */
const server = import.meta.env.VITE_API_URL?.replace(/\/$/, '');

/** Origin of the server's own app, which has the pages that this one lacks. */
export const serverApp = originOfServerApp();

/** While developing, a site's host `<id>.localhost` is that of its pages in the server's own app, too. */
function originOfServerApp(): string {
  const url = new URL(server || location.origin);
  if (import.meta.env.DEV && location.hostname.endsWith(`.${url.hostname}`)) url.hostname = location.hostname;
  return url.origin;
}

/** In `npm run dev` without a server, calls are answered with examples. A built app never has them. */
export const showsExamples = import.meta.env.DEV && !server;

// in `npm run dev` Vite forwards calls to the server, which then is at the page's own host
const otherHost = import.meta.env.PROD ? server : undefined;

const answerWithExample = async (request: Request) => (await import('./examples.ts')).answer(request);

export const client = createClient({
  baseUrl: otherHost || location.origin,
  picturePrefix: otherHost,
  credentials: otherHost ? 'include' : undefined,
  fetch: showsExamples ? answerWithExample : undefined,
  retryDelay,
});
