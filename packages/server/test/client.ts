import type { FastifyInstance, InjectOptions } from 'fastify';

/** A response as tests see it. */
export interface TestAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape; the server checked them against the contract
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

/** Options of a call that differ from the app's usual calls. */
export interface TestCallOptions {
  headers?: Record<string, string>;
  /** Host of the call; the default site's when left out. */
  host?: string;
}

/** Calls the API like the app does, and stores the cookies of responses. */
export type TestClient = {
  (method: string, url: string, body?: unknown, options?: TestCallOptions): Promise<TestAnswer>;
  cookies: Record<string, string>;
};

/**
 * Makes a client with these cookies.
 *
 * @param settle waits for the live events that a call caused
 */
export function testClient(
  app: FastifyInstance,
  cookies: Record<string, string> = {},
  settle: () => Promise<void> = async () => {},
): TestClient {
  const call = async (
    method: string,
    url: string,
    body?: unknown,
    { headers = {}, host = 'localhost' }: TestCallOptions = {},
  ): Promise<TestAnswer> => {
    const options: InjectOptions = {
      method: method as 'GET',
      url,
      cookies: { ...cookies },
      headers: { host, 'x-requested-with': 'velluto', ...headers },
    };
    if (body !== undefined) options.payload = body as object;
    const answer = await app.inject(options);
    await settle();
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) delete cookies[name];
      else cookies[name] = value;
    }
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body || undefined,
      headers: answer.headers,
    };
  };
  return Object.assign(call, { cookies });
}
