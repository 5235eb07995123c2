/** Changes a call on its way to the backend, or answers it. */
type ChangeCall = (request: Request) => Promise<Request> | Request | Response;
type ChangeAnswer = (answer: Response, request: Request) => Promise<Response> | Response;

/** Faults by method and path of the call: `GET /api/wallet.php`. */
export interface Faults {
  calls?: Record<string, ChangeCall>;
  answers?: Record<string, ChangeAnswer>;
}

/** A backend with faults: our server behind a proxy that changes calls and answers. */
export const faultyBackend =
  ({ calls = {}, answers = {} }: Faults) =>
  async (request: Request): Promise<Response> => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const sent = (await calls[name]?.(request)) ?? request;
    if (sent instanceof Response) return sent;
    const answer = await fetch(sent);
    return (await answers[name]?.(answer, request)) ?? answer;
  };

/** The request with other headers. */
export function withHeaders(request: Request, headers: Record<string, string>): Request {
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return request;
}

/** The request without a parameter of its address. */
export function without(request: Request, parameter: string): Request {
  const address = new URL(request.url);
  address.searchParams.delete(parameter);
  return new Request(address, request);
}

/** The request with another JSON body. */
export async function withBody(
  request: Request,
  change: (body: Record<string, unknown>) => object,
): Promise<Request> {
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: JSON.stringify(change(await request.json())) });
}

/** Of a body that was decoded or changed, length and encoding no longer hold. */
function withoutLength(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return headers;
}

/** The answer with another header. */
export function withHeader(answer: Response, name: string, value: string): Response {
  const headers = withoutLength(answer.headers);
  headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/** The answer with another JSON body, where it is no error. */
export async function withAnswer(
  answer: Response,
  change: (body: Record<string, unknown>) => object,
): Promise<Response> {
  if (!answer.ok) return answer;
  return Response.json(change(await answer.json()), { headers: withoutLength(answer.headers) });
}
